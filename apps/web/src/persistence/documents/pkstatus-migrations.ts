import { isRecord } from '@frontboard/model';
import { DEFAULT_PKSTATUS_SETTINGS } from './pkstatus-settings.ts';

/** PkstatusSettings of some version, as parsed JSON: nothing about them is certain yet. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Migrates settings from one version to the next. Pure. Existing fields stay. */
export type PkstatusMigration = (settings: StoredSettings) => StoredSettings;

/** `PKSTATUS_MIGRATIONS[n]` migrates version n to version n + 1. The order is the specification's. */
export const PKSTATUS_MIGRATIONS: readonly PkstatusMigration[] = [
  keepDisplayOptions,
  addTablePosition,
  addLastLayout,
  addListSquareIcons,
  addDetectPronouns,
  addToken,
  addForceMobileUi,
  addShowCardDetails,
  addTableSquareIcons,
  addTableShowIcons,
  addUpdateCheck,
  addSwitcherSortMethod,
  addExcludeGroups,
  addLookupMemberLayout,
  addColorAccent,
  addIdOptions,
];

/** Runs the steps from version `from` to the current one, in order. */
export function migratePkstatusSettings(settings: StoredSettings, from: number): StoredSettings {
  return PKSTATUS_MIGRATIONS.slice(from).reduce((current, migrate) => migrate(current), settings);
}

/** 0 → 1: only these were carried over; the options of the first releases beside them had other meanings. */
function keepDisplayOptions({
  status,
  systemUpdateInterval,
  fronterUpdateInterval,
  dark,
}: StoredSettings): StoredSettings {
  return withoutMissing({
    status: isRecord(status)
      ? withoutMissing({ tile: status.tile, table: status.table, list: status.list })
      : status,
    systemUpdateInterval,
    fronterUpdateInterval,
    dark,
  });
}

/** 1 → 2 */
function addTablePosition(settings: StoredSettings): StoredSettings {
  const { verticalPosition, horizontalPosition } = DEFAULT_PKSTATUS_SETTINGS.status.table;
  return withDefaults(settings, { status: { table: { verticalPosition, horizontalPosition } } });
}

/** 2 → 3 */
function addLastLayout(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, { status: { lastLayout: DEFAULT_PKSTATUS_SETTINGS.status.lastLayout } });
}

/** 3 → 4 */
function addListSquareIcons(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, {
    status: { list: { squareIcons: DEFAULT_PKSTATUS_SETTINGS.status.list.squareIcons } },
  });
}

/** 4 → 5 */
function addDetectPronouns(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, { detectPronouns: DEFAULT_PKSTATUS_SETTINGS.detectPronouns });
}

/** 5 → 6 */
function addToken(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, { token: DEFAULT_PKSTATUS_SETTINGS.token });
}

/** 6 → 7 */
function addForceMobileUi(settings: StoredSettings): StoredSettings {
  const { forceMobileUi } = DEFAULT_PKSTATUS_SETTINGS.status.table;
  return withDefaults(settings, { status: { table: { forceMobileUi } } });
}

/** 7 → 8 */
function addShowCardDetails(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, { showCardDetails: DEFAULT_PKSTATUS_SETTINGS.showCardDetails });
}

/** 8 → 9 */
function addTableSquareIcons(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, {
    status: { table: { squareIcons: DEFAULT_PKSTATUS_SETTINGS.status.table.squareIcons } },
  });
}

/** 9 → 10 */
function addTableShowIcons(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, {
    status: { table: { showIcons: DEFAULT_PKSTATUS_SETTINGS.status.table.showIcons } },
  });
}

/** 10 → 11 */
function addUpdateCheck(settings: StoredSettings): StoredSettings {
  const { checkUpdates, ignoreVersion } = DEFAULT_PKSTATUS_SETTINGS;
  return withDefaults(settings, { checkUpdates, ignoreVersion });
}

/** 11 → 12 */
function addSwitcherSortMethod(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, {
    switcher: { lastSortMethod: DEFAULT_PKSTATUS_SETTINGS.switcher.lastSortMethod },
  });
}

/** 12 → 13 */
function addExcludeGroups(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, {
    switcher: { excludeGroups: DEFAULT_PKSTATUS_SETTINGS.switcher.excludeGroups },
  });
}

/** 13 → 14 */
function addLookupMemberLayout(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, { lookup: { memberLayout: DEFAULT_PKSTATUS_SETTINGS.lookup.memberLayout } });
}

/** 14 → 15 */
function addColorAccent(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, { lookup: { colorAccent: DEFAULT_PKSTATUS_SETTINGS.lookup.colorAccent } });
}

/** 15 → 16 */
function addIdOptions(settings: StoredSettings): StoredSettings {
  return withDefaults(settings, { id: DEFAULT_PKSTATUS_SETTINGS.id });
}

/**
 * `settings` with the fields of `defaults` that it lacks. A value of a wrong type stays, so that the reader of the
 * current version reports it.
 */
function withDefaults(settings: StoredSettings, defaults: StoredSettings): StoredSettings {
  const added = Object.entries(defaults).map(([key, fallback]) => {
    const present = Object.hasOwn(settings, key) ? settings[key] : undefined;
    if (!isRecord(fallback)) return [key, present === undefined ? fallback : present];
    return [
      key,
      present === undefined || isRecord(present) ? withDefaults(present ?? {}, fallback) : present,
    ];
  });
  return { ...settings, ...Object.fromEntries(added) };
}

function withoutMissing(settings: StoredSettings): StoredSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

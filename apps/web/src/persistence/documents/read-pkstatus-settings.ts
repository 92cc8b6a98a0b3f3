import { isRecord, typeProblem } from '@frontboard/model';
import {
  DEFAULT_PKSTATUS_SETTINGS,
  PKSTATUS_MEMBER_LAYOUTS,
  PKSTATUS_SETTINGS_VERSION,
  type PkstatusSettings,
} from './pkstatus-settings.ts';
import {
  booleanOr,
  boundedNumberOr,
  choiceOr,
  fields,
  positiveNumberOr,
  type Reader,
  textList,
  textOrNull,
} from './readers.ts';
import { ICON_SIZE, LAYOUTS, SORT_METHODS, TABLE_POSITIONS, TILE_SIZE } from './settings.ts';
import { openDocument } from './versioned.ts';

/** Settings of some version, as parsed JSON: nothing about them is certain yet. */
type StoredSettings = Readonly<Record<string, unknown>>;

/** The result of `readPkstatusSettings`. */
export interface ReadPkstatusResult {
  readonly settings: PkstatusSettings;
  /**
   * What did not fit and was replaced by its default, by its path in the document: `settings.dark: Expected boolean, received string`.
   * Never a value of `token`.
   */
  readonly problems: readonly string[];
  /** Written by a newer release: `settings` contains what could be read, and saving would lose the rest. */
  readonly newer: boolean;
}

/** The newest version that PKStatus writes: version 16 and a `log` section, which is ignored. */
export const NEWEST_PKSTATUS_VERSION = 17;

/**
 * Reads the stored settings of any version (parsed JSON of any shape). Never throws; fields that are missing or invalid get their
 * defaults; the others stay. The versions after 0 only added fields, so an older document lacks some.
 */
export function readPkstatusSettings(stored: unknown): ReadPkstatusResult {
  const problems: string[] = [];
  const document = openDocument(stored, 'settings', problems);
  if (!document) return { settings: DEFAULT_PKSTATUS_SETTINGS, problems, newer: false };
  const { version, content } = document;
  if (isBareSettings(stored)) {
    return { settings: readCurrent(displayOptions(stored), '', problems), problems, newer: false };
  }
  if (version === null && problems.length === 0) problems.push(typeProblem('number', undefined, 'version'));
  if (content === undefined) problems.push(typeProblem('object', undefined, 'settings'));
  // Without a version every valid field is used; as version 0 most of them would be dropped.
  const current = version === 0 && isRecord(content) ? displayOptions(content) : content;
  return {
    settings: readCurrent(current, 'settings', problems),
    problems,
    newer: version !== null && version > NEWEST_PKSTATUS_VERSION,
  };
}

/** The document to store for `settings`; `readPkstatusSettings` gives them back unchanged. */
export function writePkstatusSettings(settings: PkstatusSettings): {
  readonly version: typeof PKSTATUS_SETTINGS_VERSION;
  readonly settings: PkstatusSettings;
} {
  return { version: PKSTATUS_SETTINGS_VERSION, settings };
}

/** The fields of version 0; each of them alone identifies such a document. */
const FIRST_FIELDS = ['status', 'systemUpdateInterval', 'fronterUpdateInterval', 'dark'];

/** Whether `stored` is of version 0: the settings themselves, without a version and without a wrapper. */
export function isBareSettings(stored: unknown): stored is StoredSettings {
  return (
    isRecord(stored) &&
    !Object.hasOwn(stored, 'version') &&
    !Object.hasOwn(stored, 'settings') &&
    FIRST_FIELDS.some((field) => Object.hasOwn(stored, field))
  );
}

/** The part of version 0 that is still valid: its other options had other meanings. */
function displayOptions({
  status,
  systemUpdateInterval,
  fronterUpdateInterval,
  dark,
}: StoredSettings): StoredSettings {
  const layouts = isRecord(status) ? { tile: status.tile, table: status.table, list: status.list } : status;
  return { status: layouts, systemUpdateInterval, fronterUpdateInterval, dark };
}

const { status, switcher, lookup, id, ...top } = DEFAULT_PKSTATUS_SETTINGS;

const readCurrent: Reader<PkstatusSettings> = fields<PkstatusSettings>({
  status: fields<PkstatusSettings['status']>({
    tile: fields<PkstatusSettings['status']['tile']>({
      showSystemDescription: booleanOr(status.tile.showSystemDescription),
      showFronterDescription: booleanOr(status.tile.showFronterDescription),
      showUpdateTime: booleanOr(status.tile.showUpdateTime),
      showLastSwitch: booleanOr(status.tile.showLastSwitch),
      tileSize: boundedNumberOr(status.tile.tileSize, TILE_SIZE),
      fitToScreen: booleanOr(status.tile.fitToScreen),
    }),
    table: fields<PkstatusSettings['status']['table']>({
      verticalPosition: choiceOr(TABLE_POSITIONS, status.table.verticalPosition),
      horizontalPosition: choiceOr(TABLE_POSITIONS, status.table.horizontalPosition),
      showUpdateTime: booleanOr(status.table.showUpdateTime),
      showLastSwitch: booleanOr(status.table.showLastSwitch),
      squareIcons: booleanOr(status.table.squareIcons),
      showIcons: booleanOr(status.table.showIcons),
      forceMobileUi: booleanOr(status.table.forceMobileUi),
      iconSize: boundedNumberOr(status.table.iconSize, ICON_SIZE),
    }),
    list: fields<PkstatusSettings['status']['list']>({
      showUpdateTime: booleanOr(status.list.showUpdateTime),
      showLastSwitch: booleanOr(status.list.showLastSwitch),
      squareIcons: booleanOr(status.list.squareIcons),
      iconSize: boundedNumberOr(status.list.iconSize, ICON_SIZE),
    }),
    lastLayout: choiceOr(LAYOUTS, status.lastLayout),
  }),
  switcher: fields<PkstatusSettings['switcher']>({
    lastSortMethod: choiceOr(SORT_METHODS, switcher.lastSortMethod),
    excludeGroups: textList,
  }),
  lookup: fields<PkstatusSettings['lookup']>({
    memberLayout: choiceOr(PKSTATUS_MEMBER_LAYOUTS, lookup.memberLayout),
    colorAccent: booleanOr(lookup.colorAccent),
  }),
  id: fields<PkstatusSettings['id']>({
    sep: booleanOr(id.sep),
    caps: booleanOr(id.caps),
  }),
  systemUpdateInterval: positiveNumberOr(top.systemUpdateInterval),
  fronterUpdateInterval: positiveNumberOr(top.fronterUpdateInterval),
  detectPronouns: booleanOr(top.detectPronouns),
  showCardDetails: booleanOr(top.showCardDetails),
  checkUpdates: booleanOr(top.checkUpdates),
  ignoreVersion: textOrNull,
  token: textOrNull,
  dark: booleanOr(top.dark),
});

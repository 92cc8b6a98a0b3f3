import { isRecord, typeProblem } from '@frontboard/model';
import {
  DEFAULT_PKSTATUS_SETTINGS,
  PKSTATUS_MEMBER_LAYOUTS,
  PKSTATUS_SETTINGS_VERSION,
  type PkstatusSettings,
} from './pkstatus-settings.ts';
import { boundedNumber, choice, fields, positiveNumber, textList, textOrNull } from './readers.ts';
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
    return {
      settings: readCurrent(displayOptions(stored), DEFAULT_PKSTATUS_SETTINGS, '', problems),
      problems,
      newer: false,
    };
  }
  if (version === null && problems.length === 0) problems.push(typeProblem('number', undefined, 'version'));
  if (content === undefined) problems.push(typeProblem('object', undefined, 'settings'));
  // Without a version every valid field is used; as version 0 most of them would be dropped.
  const current = version === 0 && isRecord(content) ? displayOptions(content) : content;
  return {
    settings: readCurrent(current, DEFAULT_PKSTATUS_SETTINGS, 'settings', problems),
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

const readCurrent = fields<PkstatusSettings>({
  status: fields({
    tile: fields({ tileSize: boundedNumber(TILE_SIZE) }),
    table: fields({
      verticalPosition: choice(TABLE_POSITIONS),
      horizontalPosition: choice(TABLE_POSITIONS),
      iconSize: boundedNumber(ICON_SIZE),
    }),
    list: fields({ iconSize: boundedNumber(ICON_SIZE) }),
    lastLayout: choice(LAYOUTS),
  }),
  switcher: fields({ lastSortMethod: choice(SORT_METHODS), excludeGroups: textList }),
  lookup: fields({ memberLayout: choice(PKSTATUS_MEMBER_LAYOUTS) }),
  id: fields({}),
  systemUpdateInterval: positiveNumber,
  fronterUpdateInterval: positiveNumber,
  ignoreVersion: textOrNull,
  token: textOrNull,
});

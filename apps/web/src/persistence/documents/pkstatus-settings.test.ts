import { describe, expect, it } from 'vitest';
import type { PkstatusSettings } from './pkstatus-settings.ts';
import { readPkstatusSettings, writePkstatusSettings } from './read-pkstatus-settings.ts';

/** PkstatusSettings in which every field differs from its default. */
const ALL_CHANGED: PkstatusSettings = {
  status: {
    tile: {
      showSystemDescription: true,
      showFronterDescription: true,
      showUpdateTime: true,
      showLastSwitch: true,
      showFrontingSince: true,
      tileSize: 100,
      fitToScreen: false,
    },
    table: {
      verticalPosition: 'start',
      horizontalPosition: 'end',
      showUpdateTime: true,
      showLastSwitch: true,
      showFrontingSince: true,
      squareIcons: false,
      showIcons: false,
      forceMobileUi: true,
      frontersInColumns: true,
      iconSize: 48,
    },
    list: {
      showUpdateTime: true,
      showLastSwitch: true,
      showFrontingSince: true,
      squareIcons: true,
      iconSize: 48,
    },
    lastLayout: 'table',
  },
  switcher: { lastSortMethod: 'by-last-message', excludeGroups: ['grpabc'] },
  lookup: { memberLayout: 'table', colorAccent: false },
  id: { sep: true, caps: true },
  systemUpdateInterval: 60,
  fronterUpdateInterval: 30,
  detectPronouns: false,
  showCardDetails: false,
  checkUpdates: false,
  ignoreVersion: 'v1',
  token: 'secret',
  dark: true,
};

/** As in the specification, with the fields that are ours. */
const DEFAULTS: PkstatusSettings = {
  status: {
    tile: {
      showSystemDescription: false,
      showFronterDescription: false,
      showUpdateTime: false,
      showLastSwitch: false,
      showFrontingSince: false,
      tileSize: 250,
      fitToScreen: false,
    },
    table: {
      verticalPosition: 'center',
      horizontalPosition: 'center',
      showUpdateTime: false,
      showLastSwitch: false,
      showFrontingSince: false,
      squareIcons: true,
      showIcons: true,
      forceMobileUi: false,
      frontersInColumns: false,
      iconSize: 24,
    },
    list: {
      showUpdateTime: false,
      showLastSwitch: false,
      showFrontingSince: false,
      squareIcons: false,
      iconSize: 24,
    },
    lastLayout: 'tile',
  },
  switcher: { lastSortMethod: 'by-name', excludeGroups: [] },
  lookup: { memberLayout: 'list', colorAccent: true },
  id: { sep: false, caps: false },
  systemUpdateInterval: 3600,
  fronterUpdateInterval: 300,
  detectPronouns: true,
  showCardDetails: true,
  checkUpdates: true,
  ignoreVersion: null,
  token: null,
  dark: false,
};

/** The fields that each version added, in the order of the specification. */
const ADDED_BY_VERSION: readonly (readonly [version: number, paths: readonly string[]])[] = [
  [2, ['status.table.verticalPosition', 'status.table.horizontalPosition']],
  [3, ['status.lastLayout']],
  [4, ['status.list.squareIcons']],
  [5, ['detectPronouns']],
  [6, ['token']],
  [7, ['status.table.forceMobileUi']],
  [8, ['showCardDetails']],
  [9, ['status.table.squareIcons']],
  [10, ['status.table.showIcons']],
  [11, ['checkUpdates', 'ignoreVersion']],
  [12, ['switcher.lastSortMethod']],
  [13, ['switcher.excludeGroups']],
  [14, ['lookup.memberLayout']],
  [15, ['lookup.colorAccent']],
  [16, ['id']],
];

/** `settings` with the fields that versions after `version` added removed, or set to what `source` has. */
function atVersion(version: number, source: PkstatusSettings | null): Record<string, unknown> {
  const settings = structuredClone<unknown>(ALL_CHANGED);
  for (const path of ADDED_BY_VERSION.filter(([added]) => added > version).flatMap(([, paths]) => paths)) {
    setPath(settings, path.split('.'), source && getPath(source, path.split('.')));
  }
  return record(settings);
}

describe('settings migration', () => {
  it.each(Array.from({ length: 16 }, (_, index) => index + 1))(
    'from version %i keeps its fields and adds defaults for the rest',
    (version) => {
      const read = readPkstatusSettings({ version, settings: atVersion(version, null) });
      expect(read).toEqual({
        settings: atVersion(version, DEFAULTS),
        problems: [],
        newer: false,
      });
    },
  );

  it('from version 0 keeps the display options, the two intervals and dark, and nothing else', () => {
    const { settings } = readPkstatusSettings({ version: 0, settings: ALL_CHANGED });
    const { tile, table, list } = ALL_CHANGED.status;
    expect(settings).toEqual({
      ...DEFAULTS,
      status: { tile, table, list, lastLayout: 'tile' },
      systemUpdateInterval: 60,
      fronterUpdateInterval: 30,
      dark: true,
    });
  });

  it('a field that only later versions have is read', () => {
    expect(
      readPkstatusSettings({ version: 1, settings: { detectPronouns: false } }).settings.detectPronouns,
    ).toBe(false);
  });
});

describe('readPkstatusSettings', () => {
  it('returns what was written', () => {
    expect(writePkstatusSettings(ALL_CHANGED)).toEqual({ version: 16, settings: ALL_CHANGED });
    expect(
      readPkstatusSettings(JSON.parse(JSON.stringify(writePkstatusSettings(ALL_CHANGED)))).settings,
    ).toEqual(ALL_CHANGED);
  });

  it('a first visit has the defaults and no problems', () => {
    for (const nothing of [undefined, null]) {
      expect(readPkstatusSettings(nothing)).toEqual({
        settings: DEFAULTS,
        problems: [],
        newer: false,
      });
    }
  });

  it('reads version 17 of PKStatus without its log section', () => {
    const read = readPkstatusSettings({
      version: 17,
      settings: { ...ALL_CHANGED, log: { level: 3, maxLines: 9 } },
    });
    expect(read).toEqual({ settings: ALL_CHANGED, problems: [], newer: false });
  });

  it('recognises an unknown version and reads what it can', () => {
    const read = readPkstatusSettings({ version: 18, settings: { ...ALL_CHANGED, dark: 'very' } });
    expect(read).toMatchObject({ newer: true, settings: { ...ALL_CHANGED, dark: false } });
  });

  it('names invalid fields and keeps all others', () => {
    const settings = {
      ...ALL_CHANGED,
      dark: 'yes',
      systemUpdateInterval: -1,
      token: 5,
      id: null,
      status: { ...ALL_CHANGED.status, lastLayout: 'grid', tile: [], list: { iconSize: '24' } },
      switcher: { excludeGroups: ['grpabc', 5, null] },
    };
    const read = readPkstatusSettings({ version: 16, settings });
    expect(read.problems).toEqual([
      'settings.status.tile: Expected object, received array',
      'settings.status.list.iconSize: Expected number, received string',
      "settings.status.lastLayout: Invalid enum value. Expected 'table' | 'list' | 'tile', received 'grid'",
      'settings.switcher.excludeGroups.1: Expected string, received number',
      'settings.switcher.excludeGroups.2: Expected string, received null',
      'settings.id: Expected object, received null',
      'settings.systemUpdateInterval: Number must be greater than 0',
      'settings.token: Expected string, received number',
      'settings.dark: Expected boolean, received string',
    ]);
    expect(read.settings).toMatchObject({
      dark: false,
      systemUpdateInterval: 3600,
      token: null,
      id: { sep: false, caps: false },
      switcher: { lastSortMethod: 'by-name', excludeGroups: ['grpabc'] },
      fronterUpdateInterval: 30,
    });
    expect(read.settings.status.table).toEqual(ALL_CHANGED.status.table);
  });

  it.each([
    [5, ['Expected object, received number']],
    [[], ['Expected object, received array']],
    [{ version: 16 }, ['settings: Required']],
    [{ version: 16, dark: true }, ['settings: Required']],
    [{ version: 16, settings: 'x' }, ['settings: Expected object, received string']],
    [{ version: '16', settings: {} }, ['version: Expected number, received string']],
    [{ version: 1.5, settings: {} }, ['version: Expected integer, received float']],
    [{ version: -1, settings: {} }, ['version: Number must be greater than or equal to 0']],
    [{ settings: {} }, ['version: Required']],
  ])('%j gives the defaults and says why', (stored, problems) => {
    const read = readPkstatusSettings(stored);
    expect(read.settings).toEqual(DEFAULTS);
    expect(read.problems).toEqual(problems);
  });

  it('a document without a version keeps every field that fits', () => {
    expect(readPkstatusSettings({ settings: ALL_CHANGED }).settings).toEqual(ALL_CHANGED);
    expect(readPkstatusSettings({ settings: ALL_CHANGED, dark: false }).settings).toEqual(ALL_CHANGED);
  });

  it('settings without version and wrapper are of version 0, and no damage', () => {
    const { status, systemUpdateInterval, fronterUpdateInterval, dark } = ALL_CHANGED;
    const { lastLayout, ...layouts } = status;
    const first = { status: layouts, systemUpdateInterval, fronterUpdateInterval, dark, token: 'never kept' };
    expect(readPkstatusSettings(first)).toEqual({
      settings: {
        ...DEFAULTS,
        status: { ...layouts, lastLayout: DEFAULTS.status.lastLayout },
        systemUpdateInterval,
        fronterUpdateInterval,
        dark,
      },
      problems: [],
      newer: false,
    });
    expect(readPkstatusSettings({ dark: true })).toMatchObject({ settings: { dark: true }, problems: [] });
    expect(readPkstatusSettings({ strange: 1 }).problems).toEqual([
      'version: Required',
      'settings: Required',
    ]);
  });

  it.each([
    [5_000, 128, 500],
    [1, 24, 100],
    [100, 100, 100],
  ])('a size of %i is kept within the range of its control', (size, iconSize, tileSize) => {
    const status = { list: { iconSize: size }, table: { iconSize: size }, tile: { tileSize: size } };
    expect(readPkstatusSettings({ version: 16, settings: { status } })).toMatchObject({
      settings: { status: { list: { iconSize }, table: { iconSize }, tile: { tileSize } } },
      problems: [],
    });
  });
});

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return Object.fromEntries(Object.entries(value));
}

function getPath(value: unknown, [key, ...rest]: string[]): unknown {
  return key === undefined ? value : getPath(record(value)[key], rest);
}

/** Sets or, for null from no source, deletes a path; a parent without fields is deleted, too. */
function setPath(value: unknown, [key = '', ...rest]: string[], to: unknown): void {
  if (typeof value !== 'object' || value === null) throw new TypeError(`no ${key}`);
  if (rest.length > 0) {
    if (!Object.hasOwn(value, key)) Reflect.set(value, key, {});
    const child: unknown = Reflect.get(value, key);
    setPath(child, rest, to);
    if (Object.keys(record(child)).length === 0) Reflect.deleteProperty(value, key);
  } else if (to === null && !['ignoreVersion', 'token'].includes(key)) Reflect.deleteProperty(value, key);
  else Reflect.set(value, key, to);
}

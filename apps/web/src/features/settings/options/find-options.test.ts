import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../persistence/documents/settings.ts';
import { optionWords } from '../option-words.ts';
import { findOptions, isOptionId, OPTIONS_OF } from './find-options.ts';

/** Every value of a document by its path. Lists are values. */
function paths(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? paths(item, `${prefix}${key}.`)
      : [prefix + key],
  );
}

/** Stored under one path and chosen with another option. */
const CHOSEN_WITH: Readonly<Record<string, string>> = {
  hasChosenImages: 'images',
  imageHosts: 'images',
  listColumns: 'lookup.memberLayout',
  rowColumns: 'lookup.memberLayout',
  checksReleasesOnWeb: 'checkUpdates',
  ownMemberWord: 'memberWord',
  ownMembersWord: 'memberWord',
  copyCount: 'copyPlan',
};

describe('the options', () => {
  it.each(paths(DEFAULT_SETTINGS))('include %s', (path) => {
    const option = path.startsWith('frontNotifications.') ? 'notices' : (CHOSEN_WITH[path] ?? path);
    expect(isOptionId(option)).toBe(true);
  });

  it('are in one group each', () => {
    const listed = Object.values(OPTIONS_OF).flat();
    expect([...listed].sort()).toEqual(Object.keys(optionWords).sort());
  });

  it('have one sentence each', () => {
    for (const { text } of Object.values(optionWords)) expect(text).toMatch(/^[“A-Z].+\.$/);
  });
});

describe('findOptions', () => {
  const OPTION_COUNT = Object.keys(optionWords).length;
  it.each([
    ['', OPTION_COUNT],
    ['   ', OPTION_COUNT],
    ['xyzzy', 0],
  ])('"%s" finds %d', (text, count) => {
    expect(findOptions(text, true).size).toBe(count);
  });

  it.each([
    ['dyslex', ['font']],
    ['DARK', ['theme']],
    ['status.tile.tileSize', ['status.tile.tileSize']],
    ['table picture', ['status.table.iconSize', 'status.table.showIcons', 'status.table.squareIcons']],
    ['headmate', ['memberWord']],
    ['interval', ['fronterUpdateInterval', 'systemUpdateInterval']],
    ['léave out', ['switcher.excludeGroups']],
  ])('"%s" finds %j', (text, ids) => {
    expect([...findOptions(text, true)]).toEqual(ids);
  });

  it('a word in the middle of another finds nothing', () => {
    expect(findOptions('slex', true).size).toBe(0);
  });

  it('a mistyped word is found only where nothing matches as typed', () => {
    expect([...findOptions('haedmate', true)]).toEqual(['memberWord']);
    expect([...findOptions('intervall', true)]).toEqual([...findOptions('interval', true)]);
    expect([...findOptions('dark', true)]).toEqual(['theme']);
  });

  it('an option of the Android app is found only there', () => {
    expect([...findOptions('launcher', true)]).toEqual(['launcherFronts']);
    expect([...findOptions('launcher', false)]).toEqual([]);
    expect(findOptions('', false).size).toBe(OPTION_COUNT - 1);
  });
});

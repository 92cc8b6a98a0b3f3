import { describe, expect, it } from 'vitest';
import { NO_FOLLOWED_DETAILS } from '../../../persistence/documents/followed-details-document.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from '../../../persistence/documents/pkstatus-settings.ts';
import { DEFAULT_SETTINGS } from '../../../persistence/documents/settings.ts';
import { toStoredPreferences } from '../../../persistence/documents/stored-preferences.ts';
import { type Restorable, restoredDocuments } from '../../../state/backup.ts';
import { restoreChanges as changesBetween } from './changes.ts';
import { optionTitles } from './words.ts';

const current = {
  settings: DEFAULT_SETTINGS,
  followed: ['aaaaa', 'bbbbb', 'ccccc'],
  followedDetails: NO_FOLLOWED_DETAILS,
};
const nothing = { settings: null, preferences: null, followed: null, followedDetails: null, problems: [] };

const restoreChanges = (now: typeof current, file: Restorable) =>
  changesBetween(now, restoredDocuments(now, file, 'replace'));

describe('restoreChanges', () => {
  it('names each option that would change, from and to, and never the token', () => {
    const settings = {
      ...DEFAULT_PKSTATUS_SETTINGS,
      token: 'secret',
      fronterUpdateInterval: 600,
      lookup: { ...DEFAULT_PKSTATUS_SETTINGS.lookup, colorAccent: false },
    };
    expect(restoreChanges(current, { ...nothing, settings }).options).toEqual([
      { path: 'lookup.colorAccent', label: 'Show colours', from: 'On', to: 'Off' },
      {
        path: 'fronterUpdateInterval',
        label: 'Check for new fronters',
        from: 'Every 5 minutes',
        to: 'Every 10 minutes',
      },
    ]);
  });

  it('tells columns that nobody has chosen from none', () => {
    const preferences = { ...toStoredPreferences(DEFAULT_SETTINGS), rowColumns: [] };
    expect(restoreChanges(current, { ...nothing, preferences }).options).toEqual([
      { path: 'rowColumns', label: 'Columns of rows', from: 'As usual', to: 'None' },
    ]);
  });

  it('names values as the screen does', () => {
    const { options } = restoreChanges(current, {
      ...nothing,
      settings: {
        ...DEFAULT_PKSTATUS_SETTINGS,
        switcher: { ...DEFAULT_SETTINGS.switcher, lastSortMethod: 'by-last-message' },
      },
      preferences: { ...toStoredPreferences(DEFAULT_SETTINGS), images: 'none', density: 'compact' },
    });
    expect(options.map(({ from, to }) => `${from} → ${to}`)).toEqual([
      'Name → Last message',
      'PluralKit and Discord → None',
      'Comfortable → Compact',
    ]);
  });

  it('lists newly followed and unfollowed systems, and a changed order', () => {
    expect(restoreChanges(current, { ...nothing, followed: ['ccccc', 'aaaaa', 'ddddd'] })).toMatchObject({
      added: ['ddddd'],
      removed: ['bbbbb'],
      isReordered: true,
      isFollowedDifferent: true,
    });
    expect(restoreChanges(current, nothing)).toEqual({
      options: [],
      details: 0,
      added: [],
      removed: [],
      isReordered: false,
      isFollowedDifferent: false,
    });
  });

  it('has a name for every option', () => {
    const changed = JSON.parse(
      JSON.stringify({ ...DEFAULT_PKSTATUS_SETTINGS, ...toStoredPreferences(DEFAULT_SETTINGS) }),
      (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? value
          : { toJSON: () => 'other' },
    );
    for (const { path, label } of restoreChanges(current, {
      ...nothing,
      settings: changed,
      preferences: changed,
    }).options) {
      expect(optionTitles[path], path).toBe(label);
    }
  });
});

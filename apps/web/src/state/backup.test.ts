import { describe, expect, it } from 'vitest';
import { DEFAULT_PKSTATUS_SETTINGS } from '../persistence/documents/pkstatus-settings.ts';
import { DEFAULT_SETTINGS } from '../persistence/documents/settings.ts';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { inZone } from '../testing/in-zone.ts';
import {
  type BackupStores,
  backupFileName,
  type Restorable,
  type RestoreWay,
  readBackupText,
  restoreBackup,
  restoredDocuments,
  undoRestore,
  writeBackupFile,
} from './backup.ts';
import { createFollowedStore } from './followed.ts';
import { createFollowedDetailsStore } from './followed-details.ts';
import { addingFolder, describingSystems } from './followed-details-changes.ts';
import { createSettingsStore } from './settings.ts';

const KEY = 'NOT+A+REAL+TOKEN'.padEnd(64, 'x');

function open(): BackupStores {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  return {
    settings: createSettingsStore(storage),
    followed: createFollowedStore(storage, ['exmpl']),
    followedDetails: createFollowedDetailsStore(storage),
  };
}

const restore = (stores: BackupStores, file: Restorable, way: RestoreWay) =>
  restoreBackup(stores, (current) => restoredDocuments(current, file, way));

describe('a backup', () => {
  it('restores everything on another device, except the token', () => {
    const here = open();
    here.settings.update((settings) => ({ ...settings, token: KEY, theme: 'dark', images: 'none' }));
    const text = JSON.stringify(writeBackupFile(here, {}));
    expect(text).not.toContain('NOT+A+REAL');
    const there = open();
    there.settings.update((settings) => ({ ...settings, token: 'theirs' }));
    there.followed.update(() => ['tidal']);
    restore(there, readBackupText(text), 'replace');
    expect(there.settings.getState()).toEqual({ ...here.settings.getState(), token: 'theirs' });
    expect(there.followed.getState()).toEqual(['exmpl']);
  });

  it('is named after the device’s day', () => {
    inZone('Asia/Tokyo');
    expect(backupFileName(new Date('2026-02-28T20:00Z'))).toBe('frontboard-backup-2026-03-01.json');
    expect(backupFileName(new Date('2026-12-31T20:00Z'))).toBe('frontboard-backup-2027-01-01.json');
  });

  it('can be added to the followed systems, each once', () => {
    const stores = open();
    const text = JSON.stringify(writeBackupFile(stores, {}));
    stores.followed.update(() => ['tidal', 'exmpl']);
    restore(stores, readBackupText(text), 'add');
    expect(stores.followed.getState()).toEqual(['tidal', 'exmpl']);
  });

  it('can be undone', () => {
    const stores = open();
    const before = [stores.settings.getState(), stores.followed.getState()];
    const done = restore(
      stores,
      readBackupText(
        JSON.stringify({
          settings: { version: 16, settings: { ...DEFAULT_PKSTATUS_SETTINGS, dark: true } },
          systems: { version: 2, systems: ['aaaaa'] },
          preferences: { version: 1, theme: 'dark' },
        }),
      ),
      'replace',
    );
    expect(stores.followed.getState()).toEqual(['aaaaa']);
    undoRestore(stores, done);
    expect([stores.settings.getState(), stores.followed.getState()]).toEqual(before);
  });

  it('has what the device knows about followed systems, adds it for those that are followed then, and takes it back', () => {
    const here = open();
    here.followed.update(() => ['exmpl', 'tidal']);
    here.followedDetails.update(addingFolder('Friends', 'f1'));
    here.followedDetails.update(describingSystems(['exmpl', 'tidal'], { folder: 'f1', nickname: 'Sam' }));
    const text = JSON.stringify(writeBackupFile(here, {}));
    const there = open();
    there.followed.update(() => ['exmpl', 'brook']);
    there.followedDetails.update(describingSystems(['exmpl', 'brook'], { nickname: 'Mine' }));
    const before = there.followedDetails.getState();
    const done = restore(there, readBackupText(text), 'replace');
    expect(there.followedDetails.getState()).toMatchObject({
      folders: { f1: { name: 'Friends' } },
      systems: { exmpl: { nickname: 'Mine' }, tidal: { folder: 'f1', nickname: 'Sam' } },
    });
    expect(there.followedDetails.getState().systems).not.toHaveProperty('brook');
    undoRestore(there, done);
    expect(there.followedDetails.getState()).toEqual(before);
  });

  it('leaves the details of followed systems as they are if the file has none or damaged ones', () => {
    const stores = open();
    expect(writeBackupFile(stores, {})).not.toHaveProperty('followedDetails');
    stores.followedDetails.update(describingSystems(['exmpl'], { isPinned: true }));
    const before = stores.followedDetails.getState();
    for (const followedDetails of [undefined, [], { version: 9, systems: { exmpl: { isPinned: 'yes' } } }]) {
      const read = readBackupText(
        JSON.stringify({ systems: { version: 2, systems: ['exmpl'] }, followedDetails }),
      );
      restore(stores, read, 'add');
      expect(stores.followedDetails.getState()).toEqual(before);
      expect(read.problems.some((problem) => problem.startsWith('followedDetails'))).toBe(
        followedDetails !== undefined,
      );
    }
  });

  it('is undone except for later changes', () => {
    const stores = open();
    const file = {
      settings: {
        version: 16,
        settings: { ...DEFAULT_PKSTATUS_SETTINGS, dark: true, fronterUpdateInterval: 900 },
      },
      systems: { version: 2, systems: ['aaaaa'] },
      preferences: { version: 1, density: 'compact' },
    };
    const done = restore(stores, readBackupText(JSON.stringify(file)), 'replace');
    stores.settings.update((settings) => ({
      ...settings,
      fronterUpdateInterval: 600,
      systemUpdateInterval: 7200,
      images: 'none',
    }));
    stores.followed.update((followed) => [...followed, 'tidal']);
    undoRestore(stores, done);
    expect(stores.settings.getState()).toEqual({
      ...DEFAULT_SETTINGS,
      fronterUpdateInterval: 600,
      systemUpdateInterval: 7200,
      images: 'none',
    });
    expect(stores.followed.getState()).toEqual(['exmpl', 'tidal']);
  });

  it.each([
    ['not json at all', ['Invalid JSON: Unexpected text at line 1, column 1']],
    ['{"settings": {', ['Invalid JSON: Unexpected end at line 1, column 15']],
    ['[]', [expect.stringContaining('object')]],
    [
      JSON.stringify({
        settings: { version: 16, settings: { dark: 'yes' } },
        systems: { version: 2, systems: 7 },
      }),
      [expect.stringContaining('settings.'), expect.stringContaining('systems')],
    ],
    [
      JSON.stringify({ preferences: { version: 1, theme: 'sepia', notices: { systems: [7] } } }),
      ['preferences.theme: Invalid input', 'preferences.notices.systems.0: Invalid input'],
    ],
    [
      JSON.stringify({ preferences: { version: 2 } }),
      ['preferences.version: Number must be less than or equal to 1'],
    ],
  ])('that is damaged says what is wrong and where: %s', (text, problems) => {
    expect(readBackupText(text).problems).toEqual(expect.arrayContaining(problems));
  });

  it.each([[[]], ['x'], [{}], [null]])(
    'with %j for preferences leaves those of the person alone',
    (preferences) => {
      const read = readBackupText(JSON.stringify({ preferences }));
      expect(read.preferences).toBeNull();
      expect(read.problems).toContain('preferences: Invalid input');
    },
  );

  it('of PKStatus restores, its log left aside', () => {
    const read = readBackupText(
      JSON.stringify({
        settings: { version: 17, settings: { ...DEFAULT_PKSTATUS_SETTINGS, token: KEY, log: [] } },
        systems: { version: 2, systems: ['exmpl', 'tidal'] },
      }),
    );
    expect(read).toEqual({
      settings: { ...DEFAULT_PKSTATUS_SETTINGS, token: null },
      preferences: null,
      followedDetails: null,
      followed: ['exmpl', 'tidal'],
      problems: [],
    });
  });
});

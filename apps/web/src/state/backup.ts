import { readBackup, writeBackup } from '../persistence/documents/backup-document.ts';
import { replaceSettings } from '../persistence/documents/join-settings.ts';
import { type PkstatusSettings, toPkstatusSettings } from '../persistence/documents/pkstatus-settings.ts';
import type { Settings } from '../persistence/documents/settings.ts';
import {
  DEFAULT_PREFERENCES,
  PREFERENCES_VERSION,
  readPreferences,
  type StoredPreferences,
  toStoredPreferences,
} from '../persistence/documents/stored-preferences.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { FollowedStore } from './followed.ts';
import type { SettingsStore } from './settings.ts';

/** The documents that a backup is made of. The token is left out. */
export interface BackupStores {
  readonly settings: SettingsStore;
  readonly followed: FollowedStore;
}

/** What a file would put in place; null where it holds nothing readable, and what is there now stays. */
export interface Restorable {
  readonly settings: PkstatusSettings | null;
  readonly preferences: StoredPreferences | null;
  readonly followed: readonly string[] | null;
  /** All that did not fit, with its place in the file. */
  readonly problems: readonly string[];
}

/** The documents of the stores at one moment. */
export interface BackupDocuments {
  readonly settings: Settings;
  readonly followed: readonly string[];
}

/** What was there before a restore, and what it put in place. */
export interface RestoreDone {
  readonly former: BackupDocuments;
  readonly restored: BackupDocuments;
}

/** Unsaved forms and copies of what was deleted make some megabytes; what is larger is no backup. */
export const LARGEST_BACKUP_BYTES = 100_000_000;

/** What the file of a backup is called: with the day it is where the device is. */
export function backupFileName(now: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `frontboard-backup-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

/** A backup as JSON: PKStatus' form, with what we add beside it. It holds no token. */
export function writeBackupFile({ settings, followed }: BackupStores, ownSystems: unknown) {
  const documents = writeBackup(toPkstatusSettings(settings.getState()), followed.getState());
  return { ...documents, preferences: toStoredPreferences(settings.getState()), ownSystems };
}

/** Reads the text of a backup of ours or of PKStatus (settings versions 0 to 17). Changes nothing, never throws. */
export function readBackupText(text: string): Restorable & { readonly ownSystems: unknown } {
  const content = parsed(text);
  const { settings, followed, problems } = readBackup(content ?? text);
  const extra = readExtra(content);
  return {
    settings: settings?.settings ?? null,
    preferences: extra.preferences,
    followed: followed?.ids ?? null,
    problems: [...problems, ...extra.problems],
    ownSystems:
      typeof content === 'object' && content !== null && 'ownSystems' in content
        ? content.ownSystems
        : undefined,
  };
}

/**
 * Puts what a file holds in place of what is there, all but the key, and returns what takes it back. `isAdded` adds the followed systems
 * to those followed now.
 */
export function restoreBackup(
  stores: BackupStores,
  restorable: Restorable,
  { isAdded }: { readonly isAdded: boolean },
): RestoreDone {
  const former = documentsOf(stores);
  stores.settings.update((current) => restoredSettings(current, restorable));
  const { followed } = restorable;
  if (followed !== null) {
    stores.followed.update((current) => (isAdded ? [...new Set([...current, ...followed])] : followed));
  }
  return { former, restored: documentsOf(stores) };
}

/** The settings after a restore: those of the file, and those of now where the file says nothing. The token stays. */
export function restoredSettings(current: Settings, { settings, preferences }: Restorable): Settings {
  return { ...replaceSettings(current, settings, preferences), token: current.token };
}

/** Takes a restore back. What was changed since stays, a key that was entered or forgotten too. */
export function undoRestore(stores: BackupStores, { former, restored }: RestoreDone): void {
  stores.settings.update((current) => ({
    ...mergeFields(restored.settings, current, former.settings),
    token: current.token,
  }));
  stores.followed.update((current) => mergeList(restored.followed, current, former.followed));
}

function documentsOf({ settings, followed }: BackupStores): BackupDocuments {
  return { settings: settings.getState(), followed: followed.getState() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The model's reader says so.
    return null;
  }
}

/** What we keep beyond PKStatus' two documents; a file without it is no worse. */
function readExtra(content: unknown): Pick<Restorable, 'preferences' | 'problems'> {
  const stored =
    typeof content === 'object' && content !== null && 'preferences' in content
      ? content.preferences
      : undefined;
  if (stored === undefined) return { preferences: null, problems: [] };
  const { value, isDamaged, isNewer, problems } = readPreferences(stored, DEFAULT_PREFERENCES);
  // Of a whole that could not be read only defaults would be left, and what the person has is worth more.
  if (isDamaged && problems.length === 0)
    return { preferences: null, problems: ['preferences: Invalid input'] };
  return {
    preferences: value,
    problems: [
      ...(isNewer
        ? [`preferences.version: Number must be less than or equal to ${PREFERENCES_VERSION}`]
        : []),
      ...problems.map((path) => `preferences.${path}: Invalid input`),
    ],
  };
}

import { isRecord } from '@frontboard/model';
import { type ReadBackupResult, readBackup, writeBackup } from '../persistence/documents/backup-document.ts';
import {
  FOLLOWED_DETAILS_VERSION,
  type FollowedDetails,
  mergeFollowedDetails,
  readFollowedDetails,
} from '../persistence/documents/followed-details-document.ts';
import { placeOfJsonFault } from '../persistence/documents/json-fault.ts';
import { toPkstatusSettings } from '../persistence/documents/pkstatus-settings.ts';
import { replaceSettings } from '../persistence/documents/replace-settings.ts';
import type { Settings } from '../persistence/documents/settings.ts';
import {
  DEFAULT_PREFERENCES,
  PREFERENCES_VERSION,
  readPreferences,
  type StoredPreferences,
  toStoredPreferences,
} from '../persistence/documents/stored-preferences.ts';
import { jsonOf } from '../persistence/json-of.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import { localDayOf } from '../platform/local-day.ts';
import type { FollowedStore } from './followed.ts';
import { type FollowedDetailsStore, hasDetails } from './followed-details.ts';
import { addingDetails, detailsAbout, forgettingSystems } from './followed-details-changes.ts';
import type { SettingsStore } from './settings.ts';

/** The documents in a backup. The token is left out. */
export interface BackupStores {
  readonly settings: SettingsStore;
  readonly followed: FollowedStore;
  readonly followedDetails: FollowedDetailsStore;
}

/** What a file would restore; null if it contains nothing readable, and then the present data stays. */
export interface Restorable extends ReadBackupResult {
  readonly preferences: StoredPreferences | null;
  readonly followedDetails: FollowedDetails | null;
}

/** The documents of the stores at one moment. */
export interface BackupDocuments {
  readonly settings: Settings;
  readonly followed: readonly string[];
  readonly followedDetails: FollowedDetails;
}

/** The data from before a restore, and what it restored. */
export interface RestoreDone {
  readonly former: BackupDocuments;
  readonly restored: BackupDocuments;
}

/** Unsaved forms and copies of deleted records are some megabytes at most; a larger file is not a backup. */
export const LARGEST_BACKUP_BYTES = 100_000_000;

/** The name of a backup file: with the day on the device. */
export function backupFileName(now: Date): string {
  return `frontboard-backup-${localDayOf(now)}.json`;
}

/** A backup as JSON: PKStatus's format with our additions. It contains no token. */
export function writeBackupFile({ settings, followed, followedDetails }: BackupStores, ownSystems: unknown) {
  const documents = writeBackup(toPkstatusSettings(settings.getState()), followed.getState());
  return {
    ...documents,
    preferences: toStoredPreferences(settings.getState()),
    ...(hasDetails(followedDetails) && {
      followedDetails: { version: FOLLOWED_DETAILS_VERSION, ...followedDetails.getState() },
    }),
    ownSystems,
  };
}

/** Reads the text of a backup of ours or of PKStatus (settings versions 0 to 17). Changes nothing, never throws. */
export function readBackupText(text: string): Restorable & { readonly ownSystems: unknown } {
  const content = jsonOf(text);
  if (content === undefined) {
    const problems = [faultOf(text)];
    return {
      settings: null,
      preferences: null,
      followed: null,
      followedDetails: null,
      problems,
      ownSystems: undefined,
    };
  }
  const { settings, followed, problems } = readBackup(content);
  const { preferences: stored, followedDetails, ownSystems } = isRecord(content) ? content : {};
  const extra = readExtra(stored);
  const details = readDetails(followedDetails);
  return {
    settings,
    preferences: extra.preferences,
    followed,
    followedDetails: details.value,
    problems: [...problems, ...extra.problems, ...details.problems],
    ownSystems,
  };
}

/** How the followed systems of a file are restored: in place of the ones here, or added to them. */
export type RestoreWay = 'replace' | 'add';

/** The documents after a restore. The token stays. What is known about a system goes with it if it is no longer followed. */
export function restoredDocuments(
  current: BackupDocuments,
  restorable: Restorable,
  way: RestoreWay,
): BackupDocuments {
  const listed = restorable.followed ?? current.followed;
  const followed = way === 'add' ? [...new Set([...current.followed, ...listed])] : listed;
  const gone = new Set(current.followed.filter((id) => !followed.includes(id)));
  const details =
    gone.size === 0 ? current.followedDetails : forgettingSystems(gone)(current.followedDetails);
  return {
    settings: restoredSettings(current.settings, restorable),
    followed,
    followedDetails: restoredDetails(details, restorable.followedDetails, new Set(followed)),
  };
}

/** Gives the stores the documents that `restored` makes of the present ones. Returns what undoes it. */
export function restoreBackup(
  stores: BackupStores,
  restored: (current: BackupDocuments) => BackupDocuments,
): RestoreDone {
  const former = documentsOf(stores);
  const next = restored(former);
  stores.settings.update((current) => ({ ...next.settings, token: current.token }));
  stores.followed.update(() => next.followed);
  if (next.followedDetails !== former.followedDetails)
    stores.followedDetails.update(() => next.followedDetails);
  return { former, restored: documentsOf(stores) };
}

/** The details after a restore: what the file has more is added, as the systems of the list are. */
function restoredDetails(
  current: FollowedDetails,
  more: FollowedDetails | null,
  followed: ReadonlySet<string>,
): FollowedDetails {
  if (more === null) return current;
  const { folders, order, isNicknameFirst } = more;
  const added = { ...detailsAbout(more, followed), folders };
  return { ...addingDetails(added)(current), order, isNicknameFirst };
}

/** The settings after a restore: the file's, and the present ones where the file has none. The token stays. */
function restoredSettings(current: Settings, { settings, preferences }: Restorable): Settings {
  return { ...replaceSettings(current, settings, preferences), token: current.token };
}

/** Undoes a restore. What was changed since stays, including a token that was entered or forgotten. */
export function undoRestore(stores: BackupStores, { former, restored }: RestoreDone): void {
  stores.settings.update((current) => ({
    ...mergeFields(restored.settings, current, former.settings),
    token: current.token,
  }));
  stores.followed.update((current) => mergeList(restored.followed, current, former.followed));
  if (restored.followedDetails !== former.followedDetails)
    stores.followedDetails.update((current) =>
      mergeFollowedDetails(restored.followedDetails, current, former.followedDetails),
    );
}

/** The documents of the stores now. */
export function documentsOf({ settings, followed, followedDetails }: BackupStores): BackupDocuments {
  return {
    settings: settings.getState(),
    followed: followed.getState(),
    followedDetails: followedDetails.getState(),
  };
}

function faultOf(text: string): string {
  const place = placeOfJsonFault(text);
  if (place === null) return 'Invalid JSON';
  const { line, column, isEnd } = place;
  return `Invalid JSON: ${isEnd ? 'Unexpected end' : 'Unexpected text'} at line ${line}, column ${column}`;
}

/** What the file has about the followed systems; a file without it is valid. */
function readDetails(stored: unknown): {
  readonly value: FollowedDetails | null;
  readonly problems: readonly string[];
} {
  if (stored === undefined) return { value: null, problems: [] };
  if (!isRecord(stored)) return { value: null, problems: ['followedDetails: Invalid input'] };
  const { value, problems } = readFollowedDetails(stored);
  const isNewer = Number(stored.version) > FOLLOWED_DETAILS_VERSION;
  return {
    value,
    problems: [
      ...(isNewer
        ? [`followedDetails.version: Number must be less than or equal to ${FOLLOWED_DETAILS_VERSION}`]
        : []),
      ...problems.map((path) => `followedDetails.${path}: Invalid input`),
    ],
  };
}

/** Our additions to PKStatus's two documents; a file without them is valid. */
function readExtra(stored: unknown): Pick<Restorable, 'preferences' | 'problems'> {
  if (stored === undefined) return { preferences: null, problems: [] };
  const { value, isDamaged, isNewer, problems } = readPreferences(stored, DEFAULT_PREFERENCES);
  // If the whole can't be read, only defaults would be left, and the person's data is more important.
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

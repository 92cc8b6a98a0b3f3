import { isRecord } from '@frontboard/model';
import { canonicalJson } from '../../persistence/canonical-json.ts';
import {
  type FollowedDetails,
  NO_FOLLOWED_DETAILS,
} from '../../persistence/documents/followed-details-document.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../persistence/documents/settings.ts';
import { mergeList } from '../../persistence/three-way-merge.ts';
import type { BackupDocuments } from '../../state/backup.ts';
import { detailsAbout } from '../../state/followed-details-changes.ts';
import { leavesOf } from './leaves.ts';
import {
  completed,
  type Entries,
  type FileScope,
  type Hashes,
  hashesOf,
  type IsTheirs,
  isUnchanged,
  kindOfPath,
  type MergeConflict,
  mergeEntries,
  takingTheirs,
} from './merge-entries.ts';

/** A merge of the documents of two devices. */
export interface DeviceMerge {
  readonly documents: BackupDocuments;
  readonly conflicts: readonly MergeConflict[];
}

/** Hashes of the settings and the followed systems of a backup. */
export function deviceHashes(documents: BackupDocuments): Hashes {
  const { followed } = documents;
  return hashesOf({
    ...entriesOf(documents),
    ...Object.fromEntries(followed.map((id) => [`followed/${id}`, true])),
    [ORDER]: followed.join(),
  });
}

/**
 * Merges the settings and the followed systems of two devices, one by one. The token stays. The entries are compared once for all decisions.
 *
 * @param base what both had; null if that is not known: then a setting that one of them has never changed is taken from the other
 * @returns the merge for what a person decides
 */
export function mergingDevices(
  base: Hashes | null,
  current: BackupDocuments,
  theirs: BackupDocuments,
  scope: FileScope,
): (isTheirs: IsTheirs) => DeviceMerge {
  const mine = entriesOf(current);
  const others = completed(mine, entriesOf(theirs), scope);
  const merged = mergeEntries(base ?? defaultHashes(), mine, others);
  const conflicts = merged.conflicts.map((path) => ({
    id: path,
    path,
    viewer: null,
    mine: mine[path],
    theirs: others[path],
  }));
  return (isTheirs) => ({
    documents: documentsOfEntries(takingTheirs(merged, others, isTheirs).entries, { base, current, theirs }),
    conflicts,
  });
}

interface MergedDevices {
  readonly base: Hashes | null;
  readonly current: BackupDocuments;
  readonly theirs: BackupDocuments;
}

/** The documents that have the merged entries. */
function documentsOfEntries(entries: Entries, { base, current, theirs }: MergedDevices): BackupDocuments {
  const systems = grown(under(entries, 'systems'));
  const members = under(entries, 'members');
  const listed = mergeFollowed(base, current.followed, theirs.followed);
  // What one has written about a system since the other has unfollowed it would be lost with it.
  const written = new Set([...Object.keys(systems), ...Object.values(members).map(systemOf)]);
  const again = [...current.followed, ...theirs.followed].filter((id) => written.has(id));
  const followed = [...new Set([...listed, ...again])];
  const isFollowed = new Set(followed);
  // The schemas have read every entry, here or in a backup.
  const details = {
    order: entries['details/order'],
    isNicknameFirst: entries['details/isNicknameFirst'],
    folders: under(entries, 'folders'),
    systems: Object.fromEntries(Object.entries(systems).filter(([id]) => isFollowed.has(id))),
    members,
  } as FollowedDetails;
  const settings = grown(under(entries, 'settings')) as unknown as Omit<Settings, 'token'>;
  const known = detailsAbout(details, isFollowed);
  const followedDetails = { ...details, members: known.members };
  return {
    settings: { ...settings, token: current.settings.token },
    followed,
    // The same object says that nothing has to be stored.
    followedDetails: isSame(followedDetails, current.followedDetails)
      ? current.followedDetails
      : followedDetails,
  };
}

function systemOf(member: unknown): string {
  return isRecord(member) && typeof member.system === 'string' ? member.system : '';
}

/** The kinds of entries that this release knows here. */
export function deviceKinds(documents: BackupDocuments): readonly string[] {
  return [
    ...new Set([...Object.keys(entriesOf(documents)).map(kindOfPath), 'folders', 'systems', 'members']),
  ];
}

/** The order is that of whichever has changed it since, or mine. */
function mergeFollowed(
  base: Hashes | null,
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  if (base === null) return mergeList([], mine, theirs);
  const known = [...new Set([...mine, ...theirs])].filter((id) => isUnchanged(base, `followed/${id}`, true));
  return mergeList(isUnchanged(base, ORDER, mine.join()) ? known : known.toReversed(), mine, theirs);
}

const ORDER = 'followed-order';

function entriesOf({ settings, followedDetails }: BackupDocuments): Entries {
  const { folders, systems, members, order, isNicknameFirst } = followedDetails;
  return {
    ...leaves(withoutToken(settings), 'settings'),
    'details/order': order,
    'details/isNicknameFirst': isNicknameFirst,
    ...prefixed('folders', folders),
    // Each detail of a system by itself: a pin there and a nickname here are no conflict.
    ...leaves(systems, 'systems', 2),
    ...prefixed('members', members),
  };
}

/** The entries of a device on which nothing was chosen. */
function defaultHashes(): Hashes {
  const { order, isNicknameFirst } = NO_FOLLOWED_DETAILS;
  return hashesOf({
    ...leaves(withoutToken(DEFAULT_SETTINGS), 'settings'),
    'details/order': order,
    'details/isNicknameFirst': isNicknameFirst,
  });
}

function withoutToken({ token: _, ...settings }: Settings) {
  return settings;
}

function prefixed(prefix: string, table: Readonly<Record<string, unknown>>): Entries {
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [`${prefix}/${id}`, entry]));
}

/** Every value of a record by its path, which is at most `depth` keys below the prefix. */
function leaves(value: object, prefix: string, depth?: number): Entries {
  return Object.fromEntries(
    leavesOf(value, depth).map(([keys, leaf]) => [[prefix, ...keys].join('/'), leaf]),
  );
}

/** The entries below a path, by the rest of their paths. */
function under(entries: Entries, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries)
      .filter(([path]) => path.startsWith(`${prefix}/`))
      .map(([path, value]) => [path.slice(prefix.length + 1), value]),
  );
}

/** The record that has these leaves. */
function grown(entries: Entries): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(entries)) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let place = root;
    for (const key of keys) {
      const next = isRecord(place[key]) ? (place[key] as Record<string, unknown>) : {};
      place[key] = next;
      place = next;
    }
    place[last] = value;
  }
  return root;
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

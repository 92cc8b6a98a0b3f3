import type { Services } from '../services.ts';
import {
  type AccountBackup,
  entriesOfParts,
  mergeableEntries,
  setMergeableEntries,
} from './account-parts.ts';
import { exchangedEntriesStores } from './exchanged.ts';
import { type Entries, hashesOf, type MergedEntries, mergeEntries } from './merge-entries.ts';

/** What merging a backup makes of one account on this device. */
export interface AccountMerge extends MergedEntries {
  readonly viewer: string;
  readonly before: Entries;
}

/** How many entries a merge adds, changes and removes here, and how many both devices have changed. */
export type MergeCounts = Readonly<Record<'added' | 'changed' | 'removed' | 'conflicts', number>>;

/**
 * Merges the parts of a backup with those of the accounts on this device, entry by entry, from what both devices had.
 *
 * @param id the newest backup that both devices have had
 */
export function mergeAccounts(
  services: Services,
  backup: AccountBackup,
  id: string,
): readonly AccountMerge[] {
  const known = services.privateStorage.store(exchangedEntriesStores, services.storage);
  return Object.entries(backup).flatMap(([viewer, parts]) => {
    const before = mergeableEntries(services, viewer);
    if (before === null) return [];
    const base = known(viewer).getState()[id]?.hashes ?? null;
    return [{ viewer, before, ...mergeEntries(base, before, entriesOfParts(parts)) }];
  });
}

/** The same merge with the other device's version of what both have changed. */
export function takingTheirs(merge: AccountMerge, backup: AccountBackup): AccountMerge {
  const parts = backup[merge.viewer];
  const theirs = parts === undefined ? {} : entriesOfParts(parts);
  const taken = merge.conflicts.map((path) => [path, theirs[path]]);
  return { ...merge, entries: { ...merge.entries, ...Object.fromEntries(taken) } };
}

/** Applies merges. Returns what undoes them, except for what was changed since. */
export function applyMerges(services: Services, merges: readonly AccountMerge[]): () => void {
  for (const { viewer, entries } of merges) setMergeableEntries(services, viewer, entries);
  return () => {
    for (const { viewer, entries, before } of merges) {
      const now = mergeableEntries(services, viewer);
      if (now === null) continue;
      setMergeableEntries(services, viewer, mergeEntries(hashesOf(entries), now, before).entries);
    }
  };
}

/** What `merges` do, counted. */
export function countMerges(merges: readonly AccountMerge[]): MergeCounts {
  const count = (isMeant: (path: string, merge: AccountMerge) => boolean) =>
    merges.reduce((sum, merge) => {
      const paths = new Set([...Object.keys(merge.before), ...Object.keys(merge.entries)]);
      return sum + [...paths].filter((path) => isMeant(path, merge)).length;
    }, 0);
  return {
    added: count((path, { before }) => before[path] === undefined),
    removed: count((path, { entries }) => entries[path] === undefined),
    changed: count(
      (path, { before, entries }) =>
        before[path] !== undefined &&
        entries[path] !== undefined &&
        JSON.stringify(before[path]) !== JSON.stringify(entries[path]),
    ),
    conflicts: merges.reduce((sum, { conflicts }) => sum + conflicts.length, 0),
  };
}

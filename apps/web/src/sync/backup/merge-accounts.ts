import type { Services } from '../services.ts';
import {
  type AccountBackup,
  entriesOfParts,
  mergeableEntries,
  setMergeableEntries,
} from './account-parts.ts';
import { accountBase, type ExchangeIds } from './exchange.ts';
import {
  completed,
  type Entries,
  type FileScope,
  hashesOf,
  type IsTheirs,
  type MergeConflict,
  mergeEntries,
  takingTheirs,
} from './merge-entries.ts';

/** What restoring a backup makes of one account on this device. */
export interface AccountMerge {
  readonly viewer: string;
  readonly before: Entries;
  readonly entries: Entries;
  readonly conflicts: readonly MergeConflict[];
}

/** How many entries a merge adds, changes and removes here. */
export type MergeCounts = Readonly<Record<'added' | 'changed' | 'removed', number>>;

/** The parts of a backup, and what its file can say. */
interface ReadParts {
  readonly backup: AccountBackup;
  readonly scope: FileScope;
}

interface MergeOptions extends ReadParts {
  readonly exchange: ExchangeIds;
}

/**
 * Merges the parts of a backup with the accounts on this device, entry by entry, from what both devices had. The entries are compared once
 * for all decisions.
 *
 * @returns the merges for what a person decides
 */
export function mergingAccounts(
  services: Services,
  { backup, exchange, scope }: MergeOptions,
): (isTheirs: IsTheirs) => readonly AccountMerge[] {
  const merges = eachHere(services, { backup, scope }, (viewer, before, theirs) => {
    const idOf = (path: string) => `${viewer}/${path}`;
    const merged = mergeEntries(accountBase(services, exchange, viewer), before, theirs);
    const conflicts = merged.conflicts.map((path) => ({
      id: idOf(path),
      path,
      viewer,
      mine: before[path],
      theirs: theirs[path],
    }));
    return (isTheirs: IsTheirs): AccountMerge => ({
      viewer,
      before,
      entries: takingTheirs(merged, theirs, (path) => isTheirs(idOf(path))).entries,
      conflicts,
    });
  });
  return (isTheirs) => merges.map((mergeFor) => mergeFor(isTheirs));
}

/** Makes the accounts on this device be as in the backup. */
export function replaceAccounts(services: Services, parts: ReadParts): readonly AccountMerge[] {
  return eachHere(services, parts, (viewer, before, entries) => ({ viewer, before, entries, conflicts: [] }));
}

function eachHere<T>(
  services: Services,
  { backup, scope }: ReadParts,
  merge: (viewer: string, before: Entries, theirs: Entries) => T,
): readonly T[] {
  return Object.entries(backup).flatMap(([viewer, parts]) => {
    const before = mergeableEntries(services, viewer);
    if (before === null) return [];
    return [merge(viewer, before, completed(before, entriesOfParts(parts), scope))];
  });
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
  };
}

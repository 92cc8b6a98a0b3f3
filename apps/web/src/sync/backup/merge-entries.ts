import { sha256 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';
import { canonicalJson } from '../../persistence/canonical-json.ts';

/** Values by path. */
export type Entries = Readonly<Record<string, unknown>>;

/** A hash of every value, by the hash of its path. */
export type Hashes = Readonly<Record<string, string>>;

export interface MergedEntries {
  readonly entries: Entries;
  /** Paths that both have changed, each in another way, or that differ and have no base: `entries` has what `mine` has. */
  readonly conflicts: readonly string[];
}

/** What both devices have changed, each in another way, with both values. */
export interface MergeConflict {
  /** Unique in one merge: the path, with its account for what belongs to one. */
  readonly id: string;
  readonly path: string;
  /** The account it belongs to; null for what belongs to the device. */
  readonly viewer: string | null;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A short hash of every entry. */
export function hashesOf(entries: Entries): Hashes {
  return Object.fromEntries(Object.entries(entries).map(([path, value]) => [hashOf(path), hashOf(value)]));
}

/** Whether the path had this value when the hashes were taken. */
export function isUnchanged(hashes: Hashes, path: string, value: unknown): boolean {
  return hashes[hashOf(path)] === hashOf(value);
}

/**
 * Merges two states of what had `base` for its hashes: each entry as whichever changed, added or removed it. An entry that one has changed and the
 * other has removed stays. Without a base, nothing is known to be removed.
 */
export function mergeEntries(base: Hashes | null, mine: Entries, theirs: Entries): MergedEntries {
  const conflicts: string[] = [];
  const merge = (path: string): unknown => {
    const [own, other] = [mine[path], theirs[path]];
    const known = base?.[hashOf(path)];
    if (own === undefined || other === undefined) {
      const present = own ?? other;
      return known !== undefined && hashOf(present) === known ? undefined : present;
    }
    const [ownHash, otherHash] = [hashOf(own), hashOf(other)];
    if (ownHash === otherHash || otherHash === known) return own;
    if (ownHash === known) return other;
    conflicts.push(path);
    return own;
  };
  const paths = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const entries = paths
    .map((path) => [path, merge(path)] as const)
    .filter(([, value]) => value !== undefined);
  return { entries: Object.fromEntries(entries), conflicts };
}

/** What a file can say: the kinds of entries that its release knows, and whether all of it could be read. */
export interface FileScope {
  readonly kinds: readonly string[];
  readonly isReadable: boolean;
}

/** The kind of an entry: a setting by itself, everything else by its table. */
export function kindOfPath(path: string): string {
  return /^(?:settings|details)\//.test(path) ? path : (path.split('/', 1)[0] ?? path);
}

/** `theirs`, with mine for what their file says nothing about: that nothing is there of an unknown kind or an unreadable part doesn't mean that it was removed. */
export function completed(mine: Entries, theirs: Entries, { kinds, isReadable }: FileScope): Entries {
  const known = new Set(kinds);
  const ownOnes = Object.entries(mine).filter(
    ([path]) => !known.has(kindOfPath(path)) || (!isReadable && theirs[path] === undefined),
  );
  const said = Object.entries(theirs).filter(([path]) => known.has(kindOfPath(path)));
  return { ...Object.fromEntries(said), ...Object.fromEntries(ownOnes) };
}

/** Whether the other's version is taken of a conflict. */
export type IsTheirs = (conflictId: string) => boolean;

/** A merge with the other's version of what both have changed, where `isTheirs`. */
export function takingTheirs(merged: MergedEntries, theirs: Entries, isTheirs: IsTheirs): MergedEntries {
  const taken = merged.conflicts.filter(isTheirs).map((path) => [path, theirs[path]]);
  return { ...merged, entries: { ...merged.entries, ...Object.fromEntries(taken) } };
}

/** 72 bits: enough to tell apart the states of one entry. */
function hashOf(value: unknown): string {
  return base64urlnopad.encode(sha256(new TextEncoder().encode(canonicalJson(value))).subarray(0, 9));
}

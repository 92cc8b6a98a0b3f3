import { sha256 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';

/** Values by path. */
export type Entries = Readonly<Record<string, unknown>>;

export interface MergedEntries {
  readonly entries: Entries;
  /** Paths that both have changed, each in another way: `entries` has what `mine` has. */
  readonly conflicts: readonly string[];
}

/** A short hash of every entry. */
export function hashesOf(entries: Entries): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(entries).map(([path, value]) => [path, hashOf(value)]));
}

/**
 * Merges two states of what had `base` for its hashes: each entry as whichever changed, added or removed it. An entry that one has changed and the
 * other has removed stays. Without a base, nothing is known to be removed.
 */
export function mergeEntries(
  base: Readonly<Record<string, string>> | null,
  mine: Entries,
  theirs: Entries,
): MergedEntries {
  const conflicts: string[] = [];
  const merge = (path: string): unknown => {
    const [own, other] = [mine[path], theirs[path]];
    if (own === undefined || other === undefined) {
      const present = own ?? other;
      return base !== null && hashOf(present) === base[path] ? undefined : present;
    }
    const [ownHash, otherHash] = [hashOf(own), hashOf(other)];
    if (ownHash === otherHash || otherHash === base?.[path]) return own;
    if (ownHash === base?.[path]) return other;
    conflicts.push(path);
    return own;
  };
  const paths = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const entries = paths
    .map((path) => [path, merge(path)] as const)
    .filter(([, value]) => value !== undefined);
  return { entries: Object.fromEntries(entries), conflicts };
}

/** 72 bits: enough to tell apart the states of one entry. */
function hashOf(value: unknown): string {
  return base64urlnopad.encode(sha256(new TextEncoder().encode(JSON.stringify(value))).subarray(0, 9));
}

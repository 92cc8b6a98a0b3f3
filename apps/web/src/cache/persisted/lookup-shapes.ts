import type { System } from '@frontboard/model';
import { cacheEntry } from '../../persistence/documents/cache-entry.ts';
import { toCachedSystem } from '../../persistence/documents/cached-records.ts';
import { EMPTY_CACHE, readPersistedCache } from '../../persistence/documents/status-document.ts';
import { fromCached } from '../../session/own-system.ts';
import { readStoredGroup, readStoredMember } from './stored-record.ts';

/** How one kind of answer is written down, and read again: null for what is not one. */
interface LookupShape {
  readonly write: (value: unknown) => unknown;
  readonly read: (stored: unknown) => unknown;
}

const asIs = (value: unknown) => value;
const member: LookupShape = { write: asIs, read: readStoredMember };
const group: LookupShape = { write: asIs, read: readStoredGroup };

/** More than any system has; what is larger is not ours. */
const MOST_RECORDS = 10_000;

/**
 * What is kept of looking things up, by the second and third part of its query's key. Who was fronting is not: of systems that are
 * followed the status screens know it, and of others it is none of this device's business.
 */
const SHAPES: Readonly<Record<string, LookupShape>> = {
  'systems looked-up': { write: writeSystem, read: readSystem },
  'members list': listOf(member),
  'members detail': member,
  'members of-group': listOf(member),
  'groups list': listOf(group),
  'groups detail': group,
  'groups of-member': listOf(group),
};

/** All kinds of answers that are kept. */
export const LOOKUP_KINDS: readonly string[] = Object.keys(SHAPES);

/** The shape of what a query with this key brings, or null when it is not kept. */
export function shapeOf(kind: string): LookupShape | null {
  return Object.hasOwn(SHAPES, kind) ? (SHAPES[kind] ?? null) : null;
}

function listOf({ write, read }: LookupShape): LookupShape {
  return {
    write: (value) => (Array.isArray(value) ? value.map(write) : null),
    read(stored) {
      if (!Array.isArray(stored) || stored.length > MOST_RECORDS) return null;
      const records = stored.map(read);
      // Half a list would pass for the whole.
      return records.includes(null) ? null : records;
    },
  };
}

const ENTRY = 'system';

function writeSystem(value: unknown): unknown {
  // Written from the query of systems alone.
  const cached = toCachedSystem(value as System);
  return { ...EMPTY_CACHE, systems: { [ENTRY]: cacheEntry(cached, 0) } };
}

function readSystem(stored: unknown): System | null {
  const cached = readPersistedCache(stored).cache.systems[ENTRY]?.value;
  return cached === undefined ? null : fromCached(cached);
}

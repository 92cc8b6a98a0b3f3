import { recordKey } from '@frontboard/model';
import { type CacheEntry, cacheEntry, LONGEST_AGE_MS } from '../../persistence/documents/cache-entry.ts';
import type { CachedFronters } from '../../persistence/documents/cached-records.ts';
import {
  EMPTY_CACHE,
  type PersistedCache,
  readPersistedCache,
} from '../../persistence/documents/status-document.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { type Aged, type StatusCache, UNDATED_AT_MS } from './status-cache.ts';
import type { Front } from './types.ts';

export const PERSISTED_CACHE_KEY = 'persisted-cache';

/** Maximum length of the stored cache: browsers give an origin about five million characters in all, for everything. */
export const LARGEST_CACHE = 1_000_000;

/**
 * Reads the stored cache without expired entries, which are deleted from the device. A document with anything in it that can't be
 * read is deleted; what could be read is stored again with the next answer.
 */
export function loadPersistedCache(storage: SafeStorage, nowMs: number): PersistedCache {
  const text = storage.get(PERSISTED_CACHE_KEY);
  if (text === null) return EMPTY_CACHE;
  const stored = jsonOf(text);
  const { cache, problems } = readPersistedCache(stored);
  // A stored `null`, or what is not JSON, looks like a first visit, which it is not.
  if (problems.length > 0 || stored == null) storage.remove(PERSISTED_CACHE_KEY);
  const recent = withoutExpired(cache, nowMs);
  const sizeOf = ({ systems, members, fronters }: PersistedCache) =>
    [systems, members, fronters].reduce((sum, table) => sum + Object.keys(table).length, 0);
  if (sizeOf(recent) < sizeOf(cache)) {
    storage.remove(PERSISTED_CACHE_KEY);
    if (problems.length === 0) storage.trySet(PERSISTED_CACHE_KEY, JSON.stringify(recent));
  }
  return recent;
}

function withoutExpired(cache: PersistedCache, nowMs: number): PersistedCache {
  const unexpired = <T>(table: Readonly<Record<string, CacheEntry<T>>>) =>
    Object.fromEntries(
      Object.entries(table).filter(([, { createdAt }]) => nowMs - createdAt < LONGEST_AGE_MS),
    );
  return {
    ...cache,
    systems: unexpired(cache.systems),
    members: unexpired(cache.members),
    fronters: unexpired(cache.fronters),
  };
}

/** Puts what was stored into the status cache, with its age. Newer data stays. */
export function hydrate(cache: StatusCache, stored: PersistedCache, nowMs: number): void {
  // The age of an entry from the future is unknown: the device's clock was set back.
  const atMs = ({ createdAt }: CacheEntry<unknown>) => (createdAt > nowMs ? UNDATED_AT_MS : createdAt);
  for (const [id, entry] of Object.entries(stored.systems)) {
    cache.writeSystem(id, { value: entry.value, atMs: atMs(entry) });
  }
  for (const [id, entry] of Object.entries(stored.fronters)) {
    const front = frontFromStored(entry.value, stored.members);
    if (front !== null) cache.writeFront(id, { value: front, atMs: atMs(entry) });
  }
}

/** The maximum age of a document's entries before they are fetched again, in seconds. */
export interface TimesToLive {
  readonly systems: number;
  /** And the members among them. */
  readonly fronters: number;
}

const NO_FRONT = { fronters: {}, members: {} } as const;

/**
 * The document to store: the data of the `followed` systems, newest first, in about `room` characters. A system that does
 * not fit any more is left out.
 */
export function collect(
  cache: StatusCache,
  followed: readonly string[],
  nowMs: number,
  times: TimesToLive,
  room = LARGEST_CACHE,
): PersistedCache {
  const systems: Record<string, PersistedCache['systems'][string]> = {};
  const fronters: Record<string, PersistedCache['fronters'][string]> = {};
  const members: Record<string, PersistedCache['members'][string]> = {};
  const unexpired = <T>(aged: Aged<T> | null) =>
    aged !== null && nowMs - aged.atMs < LONGEST_AGE_MS ? aged : null;
  const known = followed
    .map((id) => ({ id, system: unexpired(cache.readSystem(id)), front: unexpired(cache.readFront(id)) }))
    .filter(({ system, front }) => system !== null || front !== null)
    .sort((a, b) => newest(b) - newest(a));
  let left = room;
  for (const { id, system, front } of known) {
    const own = {
      systems: system === null ? {} : { [id]: cacheEntry(system.value, system.atMs, times.systems) },
      ...(front === null ? NO_FRONT : frontToStored(id, front, times.fronters)),
    };
    const size = JSON.stringify(own).length;
    if (size > left) continue;
    left -= size;
    Object.assign(systems, own.systems);
    Object.assign(members, own.members);
    Object.assign(fronters, own.fronters);
  }
  return { ...EMPTY_CACHE, systems, members, fronters };
}

function newest({ system, front }: { system: Aged<unknown> | null; front: Aged<unknown> | null }): number {
  return Math.max(system?.atMs ?? 0, front?.atMs ?? 0);
}

/** The entries of a front and of its members; none of a front that is not known. */
function frontToStored(
  id: string,
  { value, atMs }: Aged<Front>,
  ttl: number,
): Pick<PersistedCache, 'fronters' | 'members'> {
  const { state, members, lastSwitch } = value;
  if (state !== 'fronting' && state !== 'switched-out' && state !== 'never-switched' && state !== 'private') {
    return NO_FRONT;
  }
  const stored: CachedFronters = {
    system: id,
    allowed: state !== 'private',
    members: members.map(recordKey),
    lastSwitch,
    lastUpdated: new Date(atMs).toISOString(),
  };
  return {
    fronters: { [id]: cacheEntry(stored, atMs, ttl) },
    members: Object.fromEntries(members.map((member) => [recordKey(member), cacheEntry(member, atMs, ttl)])),
  };
}

/** The stored front, or null if one of its members is missing: a front is shown completely or not at all. */
function frontFromStored(stored: CachedFronters, table: PersistedCache['members']): Front | null {
  const { allowed, lastSwitch } = stored;
  if (!allowed) return { state: 'private', members: [], lastSwitch: null };
  if (stored.members.length === 0) {
    return { state: lastSwitch === null ? 'never-switched' : 'switched-out', members: [], lastSwitch };
  }
  const members = stored.members.flatMap((key) =>
    Object.hasOwn(table, key) ? [table[key]?.value].filter((member) => member !== undefined) : [],
  );
  return members.length === stored.members.length ? { state: 'fronting', members, lastSwitch } : null;
}

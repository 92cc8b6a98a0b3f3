import {
  type CachedFronters,
  type CachedMember,
  type CacheEntry,
  cacheEntry,
  DEFAULT_CACHE_TTL_SECONDS,
  EMPTY_CACHE,
  isExpired,
  type PersistedCache,
  readPersistedCache,
} from '@frontboard/model';
import type { SafeStorage } from '../../platform/storage.ts';
import type { Task } from '../refresher/schedule.ts';
import type { Aged, StatusCache } from '../status/status-cache.ts';
import type { Front } from '../status/types.ts';

export const PERSISTED_CACHE_KEY = 'persisted-cache';

/** What others showed us is not kept for ever: after this time without a visit it is dropped. */
export const LONGEST_KEPT_MS = 30 * 86_400_000;

/** Reads the stored cache. One with anything in it that is of no use is deleted; what was of use is stored again with the next answer. */
export function loadPersistedCache(storage: SafeStorage): PersistedCache {
  const text = storage.get(PERSISTED_CACHE_KEY);
  if (text === null) return EMPTY_CACHE;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    storage.remove(PERSISTED_CACHE_KEY);
    return EMPTY_CACHE;
  }
  const { cache, problems } = readPersistedCache(stored);
  // A stored `null` reads as a first visit, which it is not.
  if (problems.length > 0 || stored === null) storage.remove(PERSISTED_CACHE_KEY);
  return cache;
}

/** Puts what was stored into the status cache, as old as it is. Newer knowledge stays. */
export function hydrate(cache: StatusCache, stored: PersistedCache, nowMs: number): void {
  for (const [id, entry] of Object.entries(stored.systems)) {
    if (isKept(entry, nowMs)) cache.writeSystem(id, { value: entry.value, atMs: entry.createdAt });
  }
  for (const [id, entry] of Object.entries(stored.fronters)) {
    const front = isKept(entry, nowMs) ? frontFromStored(entry.value, stored.members) : null;
    if (front !== null) cache.writeFront(id, { value: front, atMs: entry.createdAt });
  }
}

/** What the entries of a document may be older than before they are asked for again, in seconds. */
export interface TimesToLive {
  readonly systems: number;
  /** And the members among them. */
  readonly fronters: number;
}

const DEFAULT_TIMES: TimesToLive = {
  systems: DEFAULT_CACHE_TTL_SECONDS,
  fronters: DEFAULT_CACHE_TTL_SECONDS,
};

/** What is to be asked for at the next chance, because the time to live that its entry names is over, whatever the intervals are now. */
export function expiredTasks({ systems, fronters }: PersistedCache, nowMs: number): readonly Task[] {
  const expired = (table: Readonly<Record<string, CacheEntry<unknown>>>, kind: Task['kind']) =>
    Object.entries(table).flatMap(([id, entry]): Task[] => (isExpired(entry, nowMs) ? [{ id, kind }] : []));
  return [...expired(systems, 'system'), ...expired(fronters, 'fronters')];
}

/** The document to store: what is known of the `followed` systems, newest first, at most `most` of them. */
export function collect(
  cache: StatusCache,
  followed: readonly string[],
  nowMs: number,
  most = Number.POSITIVE_INFINITY,
  times: TimesToLive = DEFAULT_TIMES,
): PersistedCache {
  const systems: Record<string, PersistedCache['systems'][string]> = {};
  const fronters: Record<string, PersistedCache['fronters'][string]> = {};
  const members: Record<string, PersistedCache['members'][string]> = {};
  const isYoung = (aged: Aged<unknown> | null): aged is Aged<unknown> =>
    aged !== null && nowMs - aged.atMs < LONGEST_KEPT_MS;
  const known = followed
    .map((id) => ({ id, system: cache.readSystem(id), front: cache.readFront(id) }))
    .filter(({ system, front }) => isYoung(system) || isYoung(front))
    .sort((a, b) => newest(b) - newest(a))
    .slice(0, most);
  for (const { id, system, front } of known) {
    if (system !== null && isYoung(system)) systems[id] = entryOf(system, times.systems);
    if (front === null || !isYoung(front)) continue;
    const stored = frontToStored(id, front);
    if (stored === null) continue;
    fronters[id] = entryOf({ value: stored, atMs: front.atMs }, times.fronters);
    for (const member of front.value.members) {
      members[memberKey(member)] = entryOf({ value: member, atMs: front.atMs }, times.fronters);
    }
  }
  return { ...EMPTY_CACHE, systems, members, fronters };
}

/** `uuid` where there is one: short ids can change hands. */
function memberKey(member: CachedMember): string {
  return member.uuid ?? member.id;
}

function entryOf<T>({ value, atMs }: Aged<T>, ttl: number): CacheEntry<T> {
  return cacheEntry(value, atMs, ttl);
}

function newest({ system, front }: { system: Aged<unknown> | null; front: Aged<unknown> | null }): number {
  return Math.max(system?.atMs ?? 0, front?.atMs ?? 0);
}

/** An entry from the future says nothing of its age: the device's clock was set back. */
function isKept({ createdAt }: CacheEntry<unknown>, nowMs: number): boolean {
  return createdAt <= nowMs && nowMs - createdAt < LONGEST_KEPT_MS;
}

function frontToStored(id: string, { value, atMs }: Aged<Front>): CachedFronters | null {
  const { state, members, lastSwitch } = value;
  if (state !== 'fronting' && state !== 'switched-out' && state !== 'never-switched' && state !== 'private') {
    return null;
  }
  return {
    system: id,
    allowed: state !== 'private',
    members: members.map(memberKey),
    lastSwitch,
    lastUpdated: new Date(atMs).toISOString(),
  };
}

/** The front as it was, or null when one of its members is missing: who is fronting is shown whole or not at all. */
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

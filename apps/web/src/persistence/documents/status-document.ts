import { isRecord, requiredId, typeProblem } from '@frontboard/model';
import * as v from 'valibot';
import type { CacheEntry } from './cache-entry.ts';
import type { CachedFronters, CachedMember, CachedSystem } from './cached-records.ts';

/** The version of the stored cache. Another version is not migrated: the service has all data. */
export const CACHE_VERSION = 1;

/** The cache as it is stored, each table by the key its owner chose. */
export interface PersistedCache {
  readonly version: typeof CACHE_VERSION;
  readonly systems: Readonly<Record<string, CacheEntry<CachedSystem>>>;
  readonly members: Readonly<Record<string, CacheEntry<CachedMember>>>;
  readonly fronters: Readonly<Record<string, CacheEntry<CachedFronters>>>;
}

/** The result of `readPersistedCache`. */
export interface ReadPersistedCacheResult {
  readonly cache: PersistedCache;
  /** What was dropped and why, without any stored value. If there is anything, the owner of the store deletes it. */
  readonly problems: readonly string[];
}

/** A cache without entries. */
export const EMPTY_CACHE: PersistedCache = { version: CACHE_VERSION, systems: {}, members: {}, fronters: {} };

/**
 * Reads the stored cache (parsed JSON of any shape). Never throws. Entries that do not fit are dropped one by one; expired
 * ones stay, because old data is shown with its age.
 */
export function readPersistedCache(stored: unknown): ReadPersistedCacheResult {
  if (stored === undefined || stored === null) return { cache: EMPTY_CACHE, problems: [] };
  if (!isRecord(stored)) return noCache(typeProblem('object', stored, ''));
  if (stored.version !== CACHE_VERSION) {
    return noCache(typeProblem(String(CACHE_VERSION), stored.version, 'version'));
  }
  const problems: string[] = [];
  const cache = {
    version: CACHE_VERSION,
    systems: readTable('systems', stored, cachedSystemSchema, problems),
    members: readTable('members', stored, cachedMemberSchema, problems),
    fronters: readTable('fronters', stored, cachedFrontersSchema, problems),
  } as const;
  return { cache, problems };
}

const text = v.optional(v.nullable(v.string()), null);

const cachedSystemSchema: v.GenericSchema<unknown, CachedSystem> = v.object({
  id: requiredId,
  uuid: text,
  name: text,
  description: text,
  tag: text,
  pronouns: text,
  avatarUrl: text,
  bannerUrl: text,
  color: text,
  createdAt: text,
  updatedAt: text,
});

export const cachedMemberSchema: v.GenericSchema<unknown, CachedMember> = v.object({
  id: requiredId,
  uuid: text,
  systemId: text,
  name: v.string(),
  displayName: text,
  color: text,
  birthday: text,
  pronouns: text,
  avatarUrl: text,
  webhookAvatarUrl: text,
  bannerUrl: text,
  description: text,
  createdAt: text,
  updatedAt: text,
});

const cachedFrontersSchema: v.GenericSchema<unknown, CachedFronters> = v.object({
  system: requiredId,
  allowed: v.boolean(),
  members: v.array(v.string()),
  lastSwitch: text,
  lastUpdated: v.string(),
});

function readTable<T>(
  name: string,
  stored: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, T>,
  problems: string[],
): Record<string, CacheEntry<T>> {
  const table = stored[name];
  if (!isRecord(table)) {
    problems.push(typeProblem('object', table, name));
    return {};
  }
  // Keys are free text; fromEntries makes plain properties even of names like __proto__.
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, entry]): [string, CacheEntry<T>][] => {
      const read = readEntry(entry, schema);
      if (!read) problems.push(`${name}: Invalid entry`);
      return read ? [[key, read]] : [];
    }),
  );
}

function readEntry<T>(entry: unknown, schema: v.GenericSchema<unknown, T>): CacheEntry<T> | null {
  if (!isRecord(entry)) return null;
  const { ttl, createdAt, value } = entry;
  if (!isDuration(ttl) || !isDuration(createdAt)) return null;
  const read = v.safeParse(schema, value);
  return read.success ? { ttl, createdAt, value: read.output } : null;
}

function isDuration(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function noCache(problem: string): ReadPersistedCacheResult {
  return { cache: EMPTY_CACHE, problems: [problem] };
}

import { isRecord, typeProblem } from '@frontboard/model';
import * as v from 'valibot';
import type { CacheEntry } from './cache-entry.ts';
import {
  type CachedFronters,
  type CachedMember,
  type CachedSystem,
  cachedFrontersSchema,
  cachedMemberSchema,
  cachedSystemSchema,
} from './cached-records.ts';

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

const duration = v.pipe(v.number(), v.finite(), v.minValue(0));

function readTable<T>(
  name: string,
  stored: Readonly<Record<string, unknown>>,
  value: v.GenericSchema<unknown, T>,
  problems: string[],
): Record<string, CacheEntry<T>> {
  const table = stored[name];
  if (!isRecord(table)) {
    problems.push(typeProblem('object', table, name));
    return {};
  }
  const entrySchema = v.object({ ttl: duration, createdAt: duration, value });
  // Keys are free text; fromEntries makes plain properties even of names like __proto__.
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, entry]): [string, CacheEntry<T>][] => {
      const read = v.safeParse(entrySchema, entry);
      if (!read.success) problems.push(`${name}: Invalid entry`);
      return read.success ? [[key, read.output]] : [];
    }),
  );
}

function noCache(problem: string): ReadPersistedCacheResult {
  return { cache: EMPTY_CACHE, problems: [problem] };
}

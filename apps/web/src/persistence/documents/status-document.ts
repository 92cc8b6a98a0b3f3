import * as v from 'valibot';
import { fieldReader } from '../read-fields.ts';
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
  /** The paths of what was dropped. If there is anything, the owner of the store deletes it. */
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
  const document = v.safeParse(documentSchema, stored);
  if (!document.success) return { cache: EMPTY_CACHE, problems: ['version'] };
  const fields = fieldReader(document.output);
  const cache = {
    version: CACHE_VERSION,
    systems: fields.table('systems', entryOf(cachedSystemSchema)),
    members: fields.table('members', entryOf(cachedMemberSchema)),
    fronters: fields.table('fronters', entryOf(cachedFrontersSchema)),
  } as const;
  return { cache, problems: fields.problems };
}

const documentSchema = v.looseObject({ version: v.literal(CACHE_VERSION) });
const duration = v.pipe(
  v.number(),
  v.check((ms) => ms >= 0 && Number.isFinite(ms)),
);

function entryOf<T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, CacheEntry<T>> {
  return v.object({ ttl: duration, createdAt: duration, value });
}

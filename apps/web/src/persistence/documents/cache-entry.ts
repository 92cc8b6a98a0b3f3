/** Maximum age of what others have shown to this device. Older copies are deleted. */
export const LONGEST_AGE_MS = 30 * 86_400_000;
/** How long a cached record is fresh. */
export const DEFAULT_CACHE_TTL_SECONDS = 300;

/** A cached record with its age. */
export interface CacheEntry<T> {
  /** Seconds for which the record is fresh. */
  readonly ttl: number;
  /** When the entry was made, in milliseconds since 1970. */
  readonly createdAt: number;
  readonly value: T;
}

/** A new entry for `value`, made at `nowMs`. */
export function cacheEntry<T>(
  value: T,
  nowMs: number,
  ttl: number = DEFAULT_CACHE_TTL_SECONDS,
): CacheEntry<T> {
  return { ttl, createdAt: nowMs, value };
}

/** Whether an entry has expired. So has an entry from the future: a clock was set back and its age is unknown. */
export function isExpired(entry: Pick<CacheEntry<unknown>, 'ttl' | 'createdAt'>, nowMs: number): boolean {
  return entry.createdAt > nowMs || nowMs - entry.createdAt >= entry.ttl * 1000;
}

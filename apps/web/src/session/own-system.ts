import { brandId, brandIdOrNull, parseColor, type System } from '@frontboard/model';
import { cacheEntry } from '../persistence/documents/cache-entry.ts';
import { type CachedSystem, toCachedSystem } from '../persistence/documents/cached-records.ts';
import { EMPTY_CACHE, readPersistedCache } from '../persistence/documents/status-document.ts';
import { jsonOf } from '../persistence/json-of.ts';
import type { Clock } from '../platform/clock.ts';
import type { SafeStorage } from '../platform/storage.ts';

export const OWN_SYSTEM_KEY = 'own-system';

/** Persists the own system of the stored token, so that the app starts without the network. */
export type OwnSystemMemory = ReturnType<typeof createOwnSystemMemory>;

/** Stores the own system in the form of the status cache. Unreadable text counts as none. */
export function createOwnSystemMemory(storage: SafeStorage, clock: Clock) {
  return {
    /** The system of this token. Deletes the system of any other token. */
    load(token: string): System | null {
      const text = storage.get(OWN_SYSTEM_KEY);
      const cached = readPersistedCache(text && jsonOf(text)).cache.systems[entryOf(token)]?.value;
      if (cached) return fromCached(cached);
      // Nothing is lost: the service has it.
      if (text !== null) storage.remove(OWN_SYSTEM_KEY);
      return null;
    },
    save(token: string, system: System): void {
      const systems = { [entryOf(token)]: cacheEntry(toCachedSystem(system), clock.now()) };
      storage.set(OWN_SYSTEM_KEY, JSON.stringify({ ...EMPTY_CACHE, systems }));
    },
    clear: () => storage.remove(OWN_SYSTEM_KEY),
  };
}

/**
 * A hash that distinguishes tokens: another tab can change the token, and the former own system must not be used as the new one.
 * 32 bits reveal nothing about 64 random characters.
 */
function entryOf(token: string): string {
  let hash = 0;
  for (let index = 0; index < token.length; index += 1) hash = (hash * 31 + token.charCodeAt(index)) | 0;
  return `own ${hash}`;
}

/** Converts a cached system to the app's record. */
export function fromCached(cached: CachedSystem): System {
  return {
    ...cached,
    id: brandId('SystemId', cached.id),
    uuid: brandIdOrNull('SystemUuid', cached.uuid),
    color: cached.color === null ? null : parseColor(cached.color),
    updatedAt: cached.updatedAt ?? '',
    privacy: null,
    extra: {},
  };
}

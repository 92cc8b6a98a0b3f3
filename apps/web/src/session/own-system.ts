import { brandId, brandIdOrNull, parseColor, type System } from '@frontboard/model';
import { cacheEntry } from '../persistence/documents/cache-entry.ts';
import { type CachedSystem, toCachedSystem } from '../persistence/documents/cached-records.ts';
import { EMPTY_CACHE, readPersistedCache } from '../persistence/documents/status-document.ts';
import type { Clock } from '../platform/clock.ts';
import type { SafeStorage } from '../platform/storage.ts';

export const OWN_SYSTEM_KEY = 'own-system';

/** Remembers whose token is stored, so that the app starts without the network. */
export interface OwnSystemMemory {
  /** The system of this token; what is remembered of another's is forgotten. */
  load(token: string): System | null;
  save(token: string, system: System): void;
  clear(): void;
}

/** Keeps the own system in the form of the status cache; anything unreadable counts as nothing. */
export function createOwnSystemMemory(storage: SafeStorage, clock: Clock): OwnSystemMemory {
  return {
    load(token) {
      const text = storage.get(OWN_SYSTEM_KEY);
      const cached = readPersistedCache(parseOrNull(text)).cache.systems[entryOf(token)]?.value;
      if (cached) return fromCached(cached);
      // It can be asked for again, so nothing is lost by deleting what cannot be read.
      if (text !== null) storage.remove(OWN_SYSTEM_KEY);
      return null;
    },
    save(token, system) {
      const systems = { [entryOf(token)]: cacheEntry(toCachedSystem(system), clock.now()) };
      storage.set(OWN_SYSTEM_KEY, JSON.stringify({ ...EMPTY_CACHE, systems }));
    },
    clear: () => storage.remove(OWN_SYSTEM_KEY),
  };
}

/**
 * Tells tokens apart without being one: the token may be changed by another tab or another app, and nobody must be taken for
 * the system of the former. 32 bits of a text of 64 random characters give nothing away.
 */
function entryOf(token: string): string {
  let hash = 0;
  for (let index = 0; index < token.length; index += 1) hash = (hash * 31 + token.charCodeAt(index)) | 0;
  return `own ${hash}`;
}

/** A remembered system as the app uses it. */
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

function parseOrNull(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

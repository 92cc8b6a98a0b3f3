import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { collect, PERSISTED_CACHE_KEY, type TimesToLive } from './persisted-cache.ts';
import type { StatusCache } from './status-cache.ts';

/** Writing wakes the other tabs and blocks this one briefly, so changes are collected for this long. */
export const WRITE_DELAY_MS = 3_000;
/** In characters. No system fits in less. */
const SMALLEST_CACHE = 100;

interface CacheWriterOptions {
  readonly cache: StatusCache;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Ids of the followed systems; nothing else is persisted. */
  readonly followed: () => readonly string[];
  /** How long what is written now is fresh. */
  readonly times: () => TimesToLive;
}

/** Writes the status cache to the device, a little after each change, and at once if something must be deleted. */
export function createCacheWriter({ cache, storage, clock, followed, times }: CacheWriterOptions) {
  let timer: unknown = null;

  function schedule(): void {
    timer ??= clock.setTimeout(write, WRITE_DELAY_MS);
  }

  function write(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    const nowMs = clock.now();
    const ids = followed();
    const documentOf = (room?: number) => JSON.stringify(collect(cache, ids, nowMs, times(), room));
    const whole = documentOf();
    // Another tab may have written the same already; writing it again would only wake that tab.
    if (storage.get(PERSISTED_CACHE_KEY) === whole || storage.trySet(PERSISTED_CACHE_KEY, whole)) return;
    // No room: half of it is removed, the oldest first, and again, until it fits.
    for (let room = whole.length / 2; room > SMALLEST_CACHE; room /= 2) {
      if (storage.trySet(PERSISTED_CACHE_KEY, documentOf(room))) return;
    }
    // Better nothing on the device than something that must be deleted. The rest is in memory.
    storage.remove(PERSISTED_CACHE_KEY);
    storage.set(PERSISTED_CACHE_KEY, whole);
  }

  const stop = cache.subscribe((isDeletion) => {
    if (isDeletion) write();
    else schedule();
  });

  return {
    /** Writes pending changes now: the page may be about to close. */
    flush(): void {
      if (timer !== null) write();
    },
    /** The followed list changed: systems that are no longer followed are deleted from the device. */
    markChanged: schedule,
    dispose(): void {
      if (timer !== null) clock.clearTimeout(timer);
      stop();
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { Viewer } from '../../session/viewer.ts';
import { hashOf } from '../query-client.ts';
import type { StatusCache } from './status-cache.ts';
import { statusKeys } from './status-keys.ts';
import type { Front } from './types.ts';

/** Calls `fn` after each change of the query with this hash. */
type Watch = (hash: string, fn: () => void) => () => void;

/**
 * Reads what is cached of one followed system as `viewer` sees it, without an observer. Keys are hashed when the id means another system, and
 * not each time: there are hundreds of readers.
 */
export function createStatusReader(
  { queryClient, statusCache }: { readonly queryClient: QueryClient; readonly statusCache: StatusCache },
  viewer: Viewer,
  id: string,
) {
  const cache = queryClient.getQueryCache();
  let uuid: string | null | undefined;
  let known = { system: '', front: '' };

  function hashes() {
    const now = statusCache.uuidOf(id);
    if (now === uuid) return known;
    const keys = statusKeys(now === null ? { viewer } : { viewer, uuid: now }, id);
    uuid = now;
    known = { system: hashOf(keys.system), front: hashOf(keys.front) };
    return known;
  }

  return {
    system: () => cache.get<CachedSystem>(hashes().system)?.state.data,
    front: () => cache.get<Front>(hashes().front)?.state,
    /** Calls `fn` when the system, its front, or what the id means has changed. */
    subscribe(watch: Watch, fn: () => void): () => void {
      const follow = () => Object.values(hashes()).map((hash) => watch(hash, fn));
      let stops = follow();
      const stop = () => {
        for (const one of stops) one();
      };
      const stopUuid = statusCache.subscribeUuid(id, () => {
        stop();
        stops = follow();
        fn();
      });
      return () => {
        stop();
        stopUuid();
      };
    },
  };
}

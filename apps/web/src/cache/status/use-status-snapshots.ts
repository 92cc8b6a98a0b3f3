import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { statusHashes } from './status-queries.ts';
import type { Front } from './types.ts';

/** The data of one followed system at one time; undefined if unknown. */
export interface StatusSnapshot {
  readonly system: CachedSystem | undefined;
  readonly front: Front | undefined;
}

type Snapshots = ReadonlyMap<string, StatusSnapshot>;

const NONE: Snapshots = new Map();

/**
 * The data of many followed systems at once, for code that needs all of them, such as a search. A screen that
 * shows them reads each by `useFollowedStatus` instead, so that one answer renders one row.
 *
 * @param isWanted false reads nothing and never renders again; the map is then empty
 */
export function useStatusSnapshots(ids: readonly string[], isWanted: boolean): Snapshots {
  const queryClient = useQueryClient();
  const own = useOwnSystem();
  const { subscribe, getSnapshot } = useMemo(() => {
    const cache = queryClient.getQueryCache();
    // Hashed once: hashing hundreds of keys at every change of the cache would cost more than the search.
    const hashes = ids.map((id) => ({ id, ...statusHashes(viewerOf(own, id), id) }));
    let last = NONE;
    return {
      subscribe: (fn: () => void) =>
        cache.subscribe(({ type }) => {
          if (type === 'updated' || type === 'added' || type === 'removed') fn();
        }),
      getSnapshot() {
        const next = new Map(
          hashes.map(({ id, system, front }) => [
            id,
            {
              system: cache.get<CachedSystem>(system)?.state.data,
              front: cache.get<Front>(front)?.state.data,
            },
          ]),
        );
        if (!isSame(last, next)) last = next;
        return last;
      },
    };
  }, [ids, own, queryClient]);
  return useSyncExternalStore(isWanted ? subscribe : subscribeNothing, isWanted ? getSnapshot : getNothing);
}

function isSame(one: Snapshots, other: Snapshots): boolean {
  if (one.size !== other.size) return false;
  for (const [id, { system, front }] of one) {
    const found = other.get(id);
    if (found?.system !== system || found?.front !== front) return false;
  }
  return true;
}

function subscribeNothing(): () => void {
  return () => {};
}

function getNothing(): Snapshots {
  return NONE;
}

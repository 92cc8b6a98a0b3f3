import type { CachedSystem } from '@frontboard/model';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useOwnSystem } from '../../state/hooks.ts';
import { statusQueries, viewerOf } from './status-queries.ts';
import type { Front } from './types.ts';

/** What is known of one followed system at a moment; undefined is not known. */
export interface StatusSnapshot {
  readonly system: CachedSystem | undefined;
  readonly front: Front | undefined;
}

type Snapshots = ReadonlyMap<string, StatusSnapshot>;

const NONE: Snapshots = new Map();

/**
 * What is known of many followed systems at once, for what looks across all of them, such as a search. A screen that
 * shows them reads each by `useFollowedStatus` instead, so that one answer renders one row.
 *
 * @param isWanted false reads nothing and never renders again; the map is then empty
 */
export function useStatusSnapshots(ids: readonly string[], isWanted: boolean): Snapshots {
  const queryClient = useQueryClient();
  const own = useOwnSystem();
  const { subscribe, getSnapshot } = useMemo(() => {
    const keys = ids.map((id) => ({ id, ...statusQueries(viewerOf(own, id)) }));
    let last = NONE;
    return {
      subscribe: (fn: () => void) => queryClient.getQueryCache().subscribe(fn),
      getSnapshot() {
        const next = new Map(
          keys.map(({ id, system, front }) => [
            id,
            {
              system: queryClient.getQueryData(system(id).queryKey),
              front: queryClient.getQueryData(front(id).queryKey),
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

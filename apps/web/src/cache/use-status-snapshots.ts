import { useMemo, useSyncExternalStore } from 'react';
import type { CachedSystem } from '../persistence/documents/cached-records.ts';
import { useOwnSystem } from '../session/hooks.ts';
import { viewerOf } from '../session/viewer.ts';
import { useCacheServices } from './services.ts';
import { createStatusReader } from './status/status-reader.ts';
import type { Front } from './status/types.ts';

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
  const services = useCacheServices();
  const own = useOwnSystem();
  const { subscribe, getSnapshot } = useMemo(() => {
    const cache = services.queryClient.getQueryCache();
    const readers = ids.map((id) => ({ id, read: createStatusReader(services, viewerOf(own, id), id) }));
    let last = NONE;
    return {
      subscribe: (fn: () => void) =>
        cache.subscribe(({ type }) => {
          if (type === 'updated' || type === 'added' || type === 'removed') fn();
        }),
      getSnapshot() {
        const next = new Map(
          readers.map(({ id, read }) => [id, { system: read.system(), front: read.front()?.data }]),
        );
        if (!isSame(last, next)) last = next;
        return last;
      },
    };
  }, [ids, own, services]);
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

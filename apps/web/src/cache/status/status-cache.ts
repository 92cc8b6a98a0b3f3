import { isCalled, type System } from '@frontboard/model';
import { type QueryCacheNotifyEvent, type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { Clock } from '../../platform/clock.ts';
import { systemInKey, type Viewer, viewerOf } from '../../session/viewer.ts';
import { hashOf } from '../query-client.ts';
import { frontKey } from '../system-keys.ts';
import { statusQueries } from './status-queries.ts';
import type { Front } from './types.ts';

/** The time of data of unknown age: the query cache treats it as never updated, so it is due at once. */
export const UNDATED_AT_MS = 0;

/** Something and when it arrived, in milliseconds since 1970, or `UNDATED_AT_MS`. */
export interface Aged<T> {
  readonly value: T;
  readonly atMs: number;
}

/** The cached data of the systems on the status screens. */
export interface StatusCache {
  readSystem(id: string): Aged<CachedSystem> | null;
  readFront(id: string): Aged<Front> | null;
  /** Stores a system, unless the cache has a newer one. */
  writeSystem(id: string, system: Aged<CachedSystem>): void;
  /** Stores a front, unless the cache has a newer one. */
  writeFront(id: string, front: Aged<Front>): void;
  /** Deletes everything seen of a system, its members too. */
  forget(id: string): void;
  /** Deletes everything that this viewer has cached. */
  forgetViewer(viewer: Viewer): void;
  /** Moves everything that is cached of `from` to `to`. */
  rename(from: string, to: string): void;
  /** Calls `fn` after each change. `isDeletion`: something must be deleted from the device as well. */
  subscribe(fn: (isDeletion: boolean) => void): () => void;
}

/** Stores the status in the query cache, where screens read it. `own` returns the current own system. */
export function createStatusCache(
  queryClient: QueryClient,
  clock: Clock,
  own: () => System | null,
): StatusCache {
  const listeners = new Set<(isDeletion: boolean) => void>();
  const queries = (id: string) => statusQueries(viewerOf(own(), id));
  const announce = (isDeletion: boolean) => {
    for (const fn of listeners) fn(isDeletion);
  };

  function read<T>(queryKey: readonly unknown[]): Aged<T> | null {
    const state = queryClient.getQueryState<T>(queryKey);
    return state?.data === undefined ? null : { value: state.data, atMs: state.dataUpdatedAt };
  }

  /** @param share takes over what is the same in the former value */
  function write<T>(
    queryKey: readonly unknown[],
    { value, atMs }: Aged<T>,
    share: (arrived: T, former: T) => T,
  ): boolean {
    // Found or created with its lifetime: data without an observer would be collected after five minutes.
    const options = queryClient.defaultQueryOptions({ queryKey, gcTime: Number.POSITIVE_INFINITY });
    const query = queryClient.getQueryCache().build(queryClient, options);
    const former = query.state.data as T | undefined; // the key decides the type
    const formerAtMs = former === undefined ? Number.NEGATIVE_INFINITY : query.state.dataUpdatedAt;
    // An entry from the future (the device's clock was set back) counts as older than any other.
    if (formerAtMs >= atMs && formerAtMs <= clock.now()) return false;
    // Like `setQueryData`, which would look for the entry again.
    query.setData(former === undefined ? value : share(value, former), { updatedAt: atMs, manual: true });
    return true;
  }

  const cache: StatusCache = {
    readSystem: (id) => read<CachedSystem>(queries(id).system(id).queryKey),
    readFront: (id) => read<Front>(queries(id).front(id).queryKey),
    writeSystem(id, system) {
      if (write(queries(id).system(id).queryKey, system, shareRecord)) announce(false);
    },
    writeFront(id, front) {
      const { queryKey } = queries(id).front(id);
      const isPrivate = front.value.state === 'private';
      const former = isPrivate ? read<Front>(queryKey) : null;
      if (!write(queryKey, front, shareFront)) return;
      const uuid = cache.readSystem(id)?.value.uuid ?? null;
      // A lookup by uuid has an entry under that name.
      if (uuid !== null && uuid !== id && cache.readFront(uuid) !== null)
        write(queries(id).front(uuid).queryKey, front, shareFront);
      // Members that are no longer shared must not stay anywhere.
      announce(isPrivate && (former?.value.members.length ?? 0) > 0);
    },
    forget(id) {
      const system = cache.readSystem(id)?.value;
      const names: readonly unknown[] = [
        id,
        system?.uuid ?? id,
        // A short id can change hands: another followed system may have it by now.
        system === undefined || cache.readSystem(system.id) !== null ? id : system.id,
        systemInKey(viewerOf(own(), id), id),
      ];
      // Every key of a system has its name in fourth place, for every viewer and resource.
      queryClient.removeQueries({ predicate: ({ queryKey }) => names.includes(queryKey[3]) });
      announce(true);
    },
    forgetViewer(viewer) {
      queryClient.removeQueries({ queryKey: [viewer] });
      announce(true);
    },
    rename(from, to) {
      const system = cache.readSystem(from);
      const front = cache.readFront(from);
      cache.forget(from);
      if (system !== null) cache.writeSystem(to, system);
      if (front !== null) cache.writeFront(to, front);
    },
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
  };
  /** The other names of the system in the status cache: a system that is looked up by uuid may be followed by its short id. */
  function followedAs({ viewer, ref }: FetchedFront): readonly string[] {
    return queryClient
      .getQueriesData<CachedSystem>({ queryKey: statusQueries(viewer).systems })
      .filter(([, system]) => system !== undefined && isCalled(system, ref))
      .map(([queryKey]) => String(queryKey.at(-1)))
      .filter((id) => id !== ref);
  }

  // The lookup and the preview fetch fronts into the same entries.
  queryClient.getQueryCache().subscribe((event) => {
    const fetched = fetchedFront(event);
    if (fetched === null) return;
    for (const id of followedAs(fetched)) cache.writeFront(id, { value: fetched.front, atMs: clock.now() });
    announce(fetched.front.state === 'private');
  });
  return cache;
}

/**
 * The former record if the one that has arrived differs only in its `updatedAt`, which is when it arrived. The query cache then keeps the
 * same object, and no screen renders it again.
 */
function shareRecord<T extends CachedSystem | CachedMember>(arrived: T, former: T | undefined): T {
  if (former === undefined) return arrived;
  const again = { ...arrived, updatedAt: former.updatedAt };
  return replaceEqualDeep(former, again) === former ? former : arrived;
}

function shareFront(arrived: Front, former: Front): Front {
  const members = arrived.members.map((member, index) => shareRecord(member, former.members[index]));
  return { ...arrived, members };
}

interface FetchedFront {
  readonly viewer: Viewer;
  readonly ref: string;
  readonly front: Front;
}

/** The front that a request has just put into the cache; null for any other event. */
function fetchedFront(event: QueryCacheNotifyEvent): FetchedFront | null {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true)
    return null;
  const { queryKey, queryHash, state } = event.query;
  const viewer = String(queryKey[0]);
  const ref = String(queryKey.at(-1));
  if (queryHash !== hashOf(frontKey(viewer, ref))) return null;
  return { viewer, ref, front: state.data as Front };
}

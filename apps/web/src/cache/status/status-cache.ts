import { recordKey, type System } from '@frontboard/model';
import { type QueryCacheNotifyEvent, type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Viewer, viewerOf } from '../../session/viewer.ts';
import { hashOf } from '../query-client.ts';
import { type Shared, sharedValue } from '../shared.ts';
import { aliasKey, isAliasOf, isFrontKey } from '../system-keys.ts';
import { createFollowedUuids } from './followed-uuids.ts';
import { statusKeys } from './status-keys.ts';
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
  /** The system that was followed as `from` has the id `to` now. */
  rename(from: string, to: string): void;
  /** Takes over the uuid that a lookup has learned, so that the tile of a system that has just been followed shows its front at once. */
  follow(id: string): void;
  /** The uuid of the system that is followed as `id`, by which it is cached; null until its first answer. */
  uuidOf(id: string): string | null;
  /** Calls `fn` when the uuid of a followed system changes. */
  subscribeUuid(id: string, fn: () => void): () => void;
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
  /** Only `follow` takes one from a lookup, and only the first: what somebody looks up must not change what is followed. */
  const uuids = createFollowedUuids();
  const keys = (id: string) => {
    const uuid = uuids.get(id);
    return statusKeys({ viewer: viewerOf(own(), id), ...(uuid !== null && { uuid }) }, id);
  };
  const announce = (isDeletion: boolean) => {
    for (const fn of listeners) fn(isDeletion);
  };

  function read<T>(queryKey: readonly unknown[]): Aged<T> | null {
    const state = queryClient.getQueryState<T>(queryKey);
    return state?.data === undefined ? null : { value: state.data, atMs: state.dataUpdatedAt };
  }

  /** An entry from the future (the device's clock was set back) counts as older than any other. */
  function isNewer(formerAtMs: number, atMs: number): boolean {
    return formerAtMs >= atMs && formerAtMs <= clock.now();
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
    if (isNewer(formerAtMs, atMs)) return false;
    // Like `setQueryData`, which would look for the entry again.
    query.setData(former === undefined ? value : share(value, former), { updatedAt: atMs, manual: true });
    return true;
  }

  const cache: StatusCache = {
    readSystem: (id) => read<CachedSystem>(keys(id).system),
    readFront: (id) => read<Front>(keys(id).front),
    writeSystem(id, system) {
      const uuid = recordKey(system.value);
      if (uuids.get(id) !== uuid) {
        const former = cache.readSystem(id);
        if (former !== null && isNewer(former.atMs, system.atMs)) return;
        takeUuid(id, uuid);
      }
      if (write(keys(id).system, system, shareRecord)) announce(false);
    },
    writeFront(id, front) {
      const { front: queryKey } = keys(id);
      const isPrivate = front.value.state === 'private';
      const former = isPrivate ? read<Front>(queryKey) : null;
      if (!write(queryKey, front, shareFront)) return;
      // Members that are no longer shared must not stay anywhere.
      announce(isPrivate && (former?.value.members.length ?? 0) > 0);
    },
    forget(id) {
      removeSystem(queryClient, uuids.get(id) ?? aliasedUuid(id) ?? id, [id, keys(id).system[3]]);
      uuids.set(id, null);
      announce(true);
    },
    forgetViewer(viewer) {
      queryClient.removeQueries({ queryKey: [viewer] });
      announce(true);
    },
    rename(from, to) {
      const uuid = uuids.get(from);
      if (uuid !== null) takeUuid(to, uuid);
      uuids.set(from, null);
      // What was requested by the former id, which another system may have by now.
      if (from !== uuid) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[3] === from });
      announce(true);
    },
    follow(id) {
      const uuid = uuids.get(id) === null ? aliasedUuid(id) : null;
      if (uuid !== null) uuids.set(id, uuid);
    },
    uuidOf: uuids.get,
    subscribeUuid: uuids.subscribe,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
  };
  /**
   * From now on the system that is followed as `id` is cached by its uuid. A front that arrived before its system moves there. The front of a former
   * owner of the id stays: the owner may be followed by another name.
   */
  function takeUuid(id: string, uuid: string): void {
    const isFirst = uuids.get(id) === null;
    const { front: queryKey } = keys(id);
    const front = isFirst ? read<Front>(queryKey) : null;
    uuids.set(id, uuid);
    if (isFirst && keys(id).front[3] !== queryKey[3]) {
      // `removeQueries` would hash the key of every query.
      const query = queryClient.getQueryCache().get(hashOf(queryKey));
      if (query?.state.fetchStatus === 'idle') queryClient.getQueryCache().remove(query);
    }
    if (front !== null) cache.writeFront(id, front);
  }

  /** The uuid that a lookup has learned. */
  function aliasedUuid(id: string): string | null {
    return sharedValue(queryClient.getQueryData<Shared<string>>(aliasKey(id)));
  }

  // The lookup and the preview fetch fronts into the same entries.
  queryClient.getQueryCache().subscribe((event) => {
    const front = fetchedFront(event);
    if (front !== null) announce(front.state === 'private');
  });
  return cache;
}

/** Removes what is cached of a system, by its uuid, its aliases and these other names. */
function removeSystem(queryClient: QueryClient, uuid: string, others: readonly unknown[]): void {
  const queries = queryClient.getQueryCache();
  const aliases = queries.findAll({ predicate: (query) => isAliasOf(query, uuid) });
  // With them, nothing that is removed below can move.
  for (const alias of aliases) queries.remove(alias);
  const names = [uuid, ...others, ...aliases.map(({ queryKey }) => queryKey[3])];
  // Every key of a system has its name in fourth place, for every viewer and resource.
  queryClient.removeQueries({ predicate: ({ queryKey }) => names.includes(queryKey[3]) });
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

/** The front that a request has just put into the cache; null for any other event. */
function fetchedFront(event: QueryCacheNotifyEvent): Front | null {
  if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true)
    return null;
  const { queryKey, state } = event.query;
  return isFrontKey(queryKey) ? (state.data as Front) : null;
}

import { parseRef } from '@frontboard/model';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { PUBLIC } from '../session/viewer.ts';
import { isOfSystem } from './is-of-system.ts';
import type { CacheServices } from './services.ts';
import { type Shared, sharedValue } from './shared.ts';
import { type AskedSystem, aliasKey } from './system-keys.ts';

/** The uuid of the system that a reference means, or why there is none. */
export type Alias = Shared<string> & {
  /** Something that was requested by the reference before the uuid was known is still cached by it (`followAliases`). */
  readonly isWaiting?: boolean;
};

type Known = Pick<CacheServices, 'queryClient' | 'statusCache'>;

/** The uuid by which a system is cached for others than its owner; null while that is the reference. */
export function uuidOf({ queryClient, statusCache }: Known, ref: string): string | null {
  const alias = queryClient.getQueryData<Alias>(aliasKey(ref));
  const followed = statusCache.uuidOf(ref);
  if (alias?.state === 'shared') return alias.isWaiting && alias.value !== followed ? null : alias.value;
  return uuidIn(ref) ?? (alias === undefined ? followed : null);
}

/** The reference itself if it is a uuid. */
export function uuidIn(ref: string): string | null {
  const parsed = parseRef('system', ref);
  return parsed.ok && parsed.form === 'uuid' ? parsed.ref : null;
}

/** The uuid of the system that the service last said a reference means; null while that is unknown. */
export function meantBy(queryClient: QueryClient, ref: string): string | null {
  return sharedValue(queryClient.getQueryData<Alias>(aliasKey(ref))) ?? uuidIn(ref);
}

/** The caller with the uuid by which the system is cached. */
export function namedCaller<C extends AskedSystem>(known: Known, caller: C, ref: string): C {
  const uuid = caller.viewer === PUBLIC ? uuidOf(known, ref) : null;
  return uuid === null ? caller : { ...caller, uuid };
}

/**
 * Caches an answer of the service. Unlike with `setQueryData`, which is for changes made here, the answer is persisted as well. By default it
 * stays: what leads to an entry must not be gone before it, nor the entry before what leads to it.
 */
export function putFetched(
  queryClient: QueryClient,
  queryKey: QueryKey,
  data: unknown,
  updatedAt = Date.now(),
  gcTime = Number.POSITIVE_INFINITY,
): void {
  const options = queryClient.defaultQueryOptions({ queryKey, gcTime });
  const query = queryClient.getQueryCache().build(queryClient, options);
  // A request in flight stays in flight, and its answer is persisted then.
  query.setData(data, { updatedAt, manual: query.state.fetchStatus === 'fetching' });
}

/**
 * Moves what is cached by a reference to the uuid that it means: `services.once(followAliases)`. The page of a system requests everything at
 * once, and the uuid is in one of the answers. While another request is in flight, or a shown one has failed, nothing moves: its screen would
 * send it again.
 */
export function followAliases({ queryClient }: Pick<CacheServices, 'queryClient'>): void {
  const cache = queryClient.getQueryCache();
  /** The references by which something is cached. */
  const used = new Set(cache.getAll().map(({ queryKey }) => String(queryKey[3])));
  /** The references that wait, by uuid. */
  const waiting = new Map<string, string>();

  function move(ref: string): void {
    const alias = queryClient.getQueryState<Alias>(aliasKey(ref));
    const uuid = sharedValue(alias?.data);
    if (alias === undefined || uuid === null || uuid === ref) return;
    // What moves is reported to the subscription as well.
    used.delete(ref);
    const queries = cache.findAll({ predicate: ({ queryKey }) => isOfSystem(queryKey, ref) });
    for (const query of queries) if (isMissing(query)) fill(query, uuid);
    const isWaiting = queries.some(isMissing);
    // Also what does not move yet: it is persisted by the uuid.
    for (const query of queries) if (!isMissing(query)) copy(query, uuid);
    if (isWaiting !== (alias.data?.isWaiting ?? false)) {
      const now: Alias = { state: 'shared', value: uuid, isWaiting };
      putFetched(queryClient, aliasKey(ref), now, alias.dataUpdatedAt);
    }
    if (isWaiting) {
      used.add(ref);
      waiting.set(uuid, ref);
    } else for (const query of queries) if (!isUnasked(query)) cache.remove(query);
  }

  /** What is restored by the uuid is shown until the answer arrives. */
  function fill(query: Query, uuid: string): void {
    const known = queryClient.getQueryState(query.queryKey.with(3, uuid));
    if (query.state.data === undefined && known?.data !== undefined)
      query.setData(known.data, { updatedAt: known.dataUpdatedAt, manual: true });
  }

  function copy({ queryKey, state, gcTime }: Query, uuid: string): void {
    const key = queryKey.with(3, uuid);
    const formerAtMs = queryClient.getQueryState(key)?.dataUpdatedAt ?? -1;
    if (state.data !== undefined && formerAtMs < state.dataUpdatedAt)
      putFetched(queryClient, key, state.data, state.dataUpdatedAt, gcTime);
  }

  cache.subscribe(({ type, query: { queryKey } }) => {
    const name = String(queryKey[3]);
    const ref = waiting.get(name) ?? name;
    if (type === 'added' && isOfSystem(queryKey, ref)) used.add(ref);
    else if ((type === 'updated' || type === 'removed') && used.has(ref)) move(ref);
  });
}

/** Whether a query is in flight, or has failed and is shown. */
function isMissing(query: Query): boolean {
  const { data, status, fetchStatus } = query.state;
  return fetchStatus === 'fetching' || (data === undefined && status === 'error' && query.isActive());
}

/** An observer that is not enabled has created the entry. */
function isUnasked({ state }: Query): boolean {
  return state.status === 'pending';
}

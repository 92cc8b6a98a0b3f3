import { brandId, isShortId, recordKey, type System } from '@frontboard/model';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { deleteAnswersOf } from '../../persistence/answers/answer-rows.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../session/caller.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { type Alias, meantBy, putFetched, uuidIn } from '../aliases.ts';
import { isOfSystem } from '../is-of-system.ts';
import { LOOKED_UP, shared } from '../looked-up.ts';
import { type Shared, sharedValue } from '../shared.ts';
import type { Aged } from '../status/status-cache.ts';
import { aliasKey, frontKey, isAliasOf, systemKey } from '../system-keys.ts';
import { fetchAged, type SystemCaller, systemLookups } from './lookup-queries.ts';

/**
 * Which system a reference means: its uuid, by which everything about it is cached. To find that out is to fetch the system, so an alias is as
 * fresh as the record. The record is written to its own entry first.
 */
function aliasQuery({ client, call, uuid: named }: FoundBy, ref: string) {
  return queryOptions({
    ...LOOKED_UP,
    queryKey: aliasKey(ref),
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client: queryClient, signal }): Promise<Alias> => {
      const answer = await shared(client.systems.fetch(brandId('SystemRef', ref), { ...call, signal }));
      const former = meantBy(queryClient, ref) ?? named ?? ref;
      if (answer.state !== 'shared') {
        const record = sharedValue(
          queryClient.getQueryData<Shared<System>>(systemKey({ viewer: PUBLIC }, former)),
        );
        if (uuidIn(ref) !== null || record?.id === ref) lose(queryClient, former, ref, answer);
        return answer;
      }
      const uuid = recordKey(answer.value);
      const alias: Alias = { state: 'shared', value: uuid };
      if (former !== ref && former !== uuid) leave(queryClient, former, ref);
      putRecord(queryClient, uuid, answer);
      for (const name of [answer.value.id, uuid]) {
        const owner = meantBy(queryClient, name);
        if (owner !== null && owner !== uuid) leave(queryClient, owner, name);
        if (name !== ref) putFetched(queryClient, aliasKey(name), alias);
      }
      return alias;
    },
  });
}

interface FoundBy extends Pick<Caller, 'call' | 'uuid'> {
  readonly client: { readonly systems: Pick<Caller['client']['systems'], 'fetch'> };
}

interface LookedUpSystem {
  readonly data: Shared<System> | undefined;
  readonly error: unknown;
  /** In milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** A system as the caller sees it; fetched when it is stale. `isAsked`: false only reads what is cached. */
export function useSystem(caller: Caller, ref: string, isAsked = true): LookedUpSystem {
  const isOthers = caller.viewer === PUBLIC;
  const alias = useQuery({ ...aliasQuery(caller, ref), enabled: isAsked && isOthers });
  const uuid = sharedValue(alias.data);
  const named = uuid === null ? caller : { ...caller, uuid };
  const record = useQuery({ ...systemLookups(named).system(ref), enabled: isAsked && !isOthers });
  if (!isOthers) return record;
  const { data, error, refetch } = alias;
  const { data: answer, dataUpdatedAt } =
    data === undefined || data.state === 'shared' ? record : { ...alias, data };
  return { data: answer, error, dataUpdatedAt, refetch };
}

/** The query for the record of a system, for code that asks for records of several kinds. */
export function systemQuery(queryClient: QueryClient, caller: Caller, ref: string) {
  if (caller.viewer !== PUBLIC) return systemLookups(caller).system(ref);
  return {
    ...aliasQuery(caller, ref),
    // Each time the record is written, its alias is, too. Undefined while only the alias is known.
    select: () => cachedSystem(queryClient, caller, ref),
  };
}

/** What is cached of a system as the caller sees it. */
export function cachedSystem(
  queryClient: QueryClient,
  caller: SystemCaller,
  ref: string,
): Shared<System> | undefined {
  const alias =
    caller.viewer === PUBLIC ? queryClient.getQueryData(aliasQuery(caller, ref).queryKey) : undefined;
  if (alias !== undefined && alias.state !== 'shared') return alias;
  const named = alias === undefined ? caller : { ...caller, uuid: alias.value };
  return queryClient.getQueryData(systemLookups(named).system(ref).queryKey);
}

/** A system with the time it arrived, from the cache while it is fresh. Rejects as the client does. */
export async function fetchSystem(
  queryClient: QueryClient,
  caller: SystemCaller,
  ref: string,
  clock: Clock,
): Promise<Aged<Shared<System>>> {
  if (caller.viewer !== PUBLIC) return await fetchAged(queryClient, systemLookups(caller).system(ref), clock);
  const { value, atMs } = await fetchAged(queryClient, aliasQuery(caller, ref), clock);
  if (value.state !== 'shared') return { value, atMs };
  const record = cachedSystem(queryClient, caller, ref);
  if (record !== undefined) return { value: record, atMs };
  // Only the alias was restored.
  await queryClient.invalidateQueries({ queryKey: aliasKey(ref), exact: true, refetchType: 'none' });
  return fetchSystem(queryClient, caller, ref, clock);
}

/** The short id that means this system; null if none is known. */
export function shortIdOf(queryClient: QueryClient, uuid: string): string | null {
  const aliases = queryClient.getQueryCache().findAll({ predicate: (query) => isAliasOf(query, uuid) });
  return aliases.map(({ queryKey }) => String(queryKey[3])).find(isShortId) ?? null;
}

function putRecord(queryClient: QueryClient, uuid: string, answer: Shared<System>): void {
  putFetched(queryClient, systemKey({ viewer: PUBLIC }, uuid), answer);
}

/** A system is gone or private: under its other names, too. */
function lose(queryClient: QueryClient, uuid: string, ref: string, answer: Shared<System>): void {
  putRecord(queryClient, uuid, answer);
  void queryClient.invalidateQueries({
    predicate: (query) => query.queryKey[3] !== ref && isAliasOf(query, uuid),
  });
}

/**
 * A short id has changed hands: `ref` no longer means the system `uuid`. What was requested by the short id since it last meant that system may
 * be the new owner's. The front stays stale, because a status screen may show it.
 */
function leave(queryClient: QueryClient, uuid: string, ref: string): void {
  const sureUntilMs = queryClient.getQueryState(aliasKey(ref))?.dataUpdatedAt ?? 0;
  void queryClient.cancelQueries({ queryKey: frontKey({ viewer: PUBLIC }, uuid), exact: true });
  void queryClient.invalidateQueries({ queryKey: frontKey({ viewer: PUBLIC }, uuid), exact: true });
  queryClient.removeQueries({
    predicate: ({ queryKey, state }) =>
      isOfSystem(queryKey, ref) ||
      (isOfSystem(queryKey, uuid) &&
        queryKey[1] !== 'systems' &&
        (state.fetchStatus === 'fetching' || state.dataUpdatedAt >= sureUntilMs)),
  });
  void deleteAnswersOf(uuid).catch(() => {});
}

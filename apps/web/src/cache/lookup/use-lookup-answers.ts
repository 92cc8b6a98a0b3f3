import type { Group, LookupKind, LookupTarget, Member, Message, System } from '@frontboard/model';
import {
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import { type Caller, systemCaller, useEntityCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { namedCaller } from '../aliases.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { messageQueries } from '../messages/queries.ts';
import { useCacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';
import { cachedSystem, fetchSystem, systemQuery } from '../systems/find-system.ts';
import { useSystemCaller } from '../use-system-caller.ts';
import { createGoneLookups } from './gone-lookups.ts';

/** What is to be looked up. */
export interface Wanted {
  readonly ref: string;
  readonly form: LookupTarget['form'];
  /** The kinds to look it up as; the likeliest first. */
  readonly kinds: readonly LookupKind[];
}

/** Something that was found. */
export type Found =
  | { readonly kind: 'system'; readonly state: 'found'; readonly value: System }
  | { readonly kind: 'member'; readonly state: 'found'; readonly value: Member }
  | { readonly kind: 'group'; readonly state: 'found'; readonly value: Group }
  | { readonly kind: 'message'; readonly state: 'found'; readonly value: Message };

/** The result of looking something up as one kind. */
export type LookupAnswer =
  | Found
  | { readonly kind: LookupKind; readonly state: 'looking' | 'not-found' | 'private' }
  | {
      readonly kind: LookupKind;
      readonly state: 'failed';
      readonly error: unknown;
      readonly retry: () => void;
    };

/** Who asks. The caller of a system depends on which one it is. */
interface LookupCallers {
  readonly system: Caller;
  readonly entity: Caller;
}

type LookupQuery = UseQueryOptions<Shared<Found['value']>, Error, Shared<Found['value']>, readonly string[]>;

/** The query that looks something up as one kind. */
export function lookupQuery(
  queryClient: QueryClient,
  kind: LookupKind,
  ref: string,
  { system, entity }: LookupCallers,
): LookupQuery {
  const queries = {
    system: () => systemQuery(queryClient, system, ref),
    member: () => memberQueries(entity).detail(ref),
    group: () => groupQueries(entity).detail(ref),
    message: () => messageQueries(entity).detail(ref),
  };
  // The options of one kind do not fit the type of all; they are only passed on.
  return queries[kind]() as LookupQuery;
}

/**
 * Looks something up as each of its kinds at once, one request each, three at most. A recent result is
 * shown at once, and each answer belongs to its reference, so an older one never replaces a newer.
 *
 * @param wanted null requests nothing
 */
export function useLookupAnswers(wanted: Wanted | null): readonly LookupAnswer[] {
  useCacheServices().once(createGoneLookups);
  const ref = wanted?.ref ?? '';
  const kinds = wanted?.kinds ?? [];
  const queryClient = useQueryClient();
  const callers = { system: useSystemCaller(ref), entity: useEntityCaller() };
  const results = useQueries({ queries: kinds.map((kind) => lookupQuery(queryClient, kind, ref, callers)) });
  // The results are in the order of the kinds.
  return results.map((result, index) => answerOf(kinds[index] as LookupKind, result));
}

function answerOf(
  kind: LookupKind,
  { data, error, refetch }: UseQueryResult<Shared<Found['value']>>,
): LookupAnswer {
  if (data?.state === 'shared') return found(kind, data.value);
  if (data !== undefined) return { kind, state: data.state };
  if (error !== null) return { kind, state: 'failed', error, retry: () => void refetch() };
  return { kind, state: 'looking' };
}

/**
 * Which of the answers Enter opens: the likeliest kind that was found. `undefined` while a likelier one may still come,
 * null if nothing was found.
 */
export function bestAnswer(answers: readonly LookupAnswer[]): Found | null | undefined {
  for (const answer of answers) {
    if (answer.state === 'looking') return undefined;
    if (answer.state === 'found') return answer;
  }
  return null;
}

/**
 * Returns a function that waits for the answers that `useLookupAnswers` shows, and resolves with the one that Enter opens: the likeliest
 * kind that is found, or null. It never rejects.
 */
export function useFindBest(): (wanted: Wanted) => Promise<Found | null> {
  const services = useCacheServices();
  const { client, queryClient, clock } = services;
  const own = useOwnSystem();
  return async ({ ref, kinds }) => {
    const callers = {
      system: namedCaller(services, systemCaller(client, own, ref), ref),
      entity: systemCaller(client, own, '@me'),
    };
    const findSystem = async (caller: Caller) =>
      cachedSystem(queryClient, caller, ref) ?? (await fetchSystem(queryClient, caller, ref, clock)).value;
    const answers = kinds.map(async (kind) => {
      // A failure is on the screen, where the person can try again.
      const fetched: Promise<Shared<Found['value']>> =
        kind === 'system'
          ? findSystem(callers.system)
          : queryClient.ensureQueryData(lookupQuery(queryClient, kind, ref, callers));
      const data = await fetched.catch(() => null);
      return data?.state === 'shared' ? found(kind, data.value) : null;
    });
    for (const answer of answers) {
      const best = await answer;
      if (best !== null) return best;
    }
    return null;
  };
}

/** The kind and its value as a pair, which the type of the union cannot express. */
function found(kind: LookupKind, value: Found['value']): Found {
  return { kind, state: 'found', value } as Found;
}

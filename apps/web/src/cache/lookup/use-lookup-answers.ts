import type { Group, LookupKind, LookupTarget, Member, Message, System } from '@frontboard/model';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { type Caller, systemCaller, useEntityCaller, useSystemCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { messageQueries } from '../messages/queries.ts';
import { useCacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';
import { systemLookups } from '../systems/lookup-queries.ts';
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

/** The query of each kind. The caller of the system depends on which one it is. */
function lookupQueries(ref: string, caller: { readonly system: Caller; readonly entity: Caller }) {
  return {
    system: systemLookups(caller.system).system(ref),
    member: memberQueries(caller.entity).detail(ref),
    group: groupQueries(caller.entity).detail(ref),
    message: messageQueries(caller.entity).detail(ref),
  };
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
  const queries = lookupQueries(ref, { system: useSystemCaller(ref), entity: useEntityCaller() });
  const isWanted = (kind: LookupKind) => wanted?.kinds.includes(kind) ?? false;
  const [system, member, group, message] = useQueries({
    queries: [
      { ...queries.system, enabled: isWanted('system') },
      { ...queries.member, enabled: isWanted('member') },
      { ...queries.group, enabled: isWanted('group') },
      { ...queries.message, enabled: isWanted('message') },
    ],
  });
  const answers: Record<LookupKind, LookupAnswer> = {
    system: answerOf('system', system),
    member: answerOf('member', member),
    group: answerOf('group', group),
    message: answerOf('message', message),
  };
  return wanted === null ? [] : wanted.kinds.map((kind) => answers[kind]);
}

type FoundOf<Kind extends LookupKind> = Extract<Found, { kind: Kind }>;

function answerOf<Kind extends LookupKind>(
  kind: Kind,
  { data, error, refetch }: UseQueryResult<Shared<FoundOf<Kind>['value']>>,
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
  const { client, queryClient } = useCacheServices();
  const own = useOwnSystem();
  return async ({ ref, kinds }) => {
    const queries = lookupQueries(ref, {
      system: systemCaller(client, own, ref),
      entity: systemCaller(client, own, '@me'),
    });
    const find: Record<LookupKind, () => Promise<Found | null>> = {
      system: () => foundAs('system', queryClient.ensureQueryData(queries.system)),
      member: () => foundAs('member', queryClient.ensureQueryData(queries.member)),
      group: () => foundAs('group', queryClient.ensureQueryData(queries.group)),
      message: () => foundAs('message', queryClient.ensureQueryData(queries.message)),
    };
    for (const answer of kinds.map((kind) => find[kind]())) {
      const found = await answer;
      if (found !== null) return found;
    }
    return null;
  };
}

async function foundAs<Kind extends LookupKind>(
  kind: Kind,
  answer: Promise<Shared<FoundOf<Kind>['value']>>,
): Promise<Found | null> {
  // A failure is on the screen, where the person can try again.
  const data = await answer.catch(() => null);
  return data?.state === 'shared' ? found(kind, data.value) : null;
}

/** The kind and its value as a pair, which the type of the union cannot express. */
function found<Kind extends LookupKind>(kind: Kind, value: FoundOf<Kind>['value']): Found {
  return { kind, state: 'found', value } as Found;
}

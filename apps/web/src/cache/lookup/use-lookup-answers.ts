import type { Group, LookupKind, LookupTarget, Member, Message, System } from '@frontboard/model';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEntityCaller, useSystemCaller } from '../../session/caller.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { messageQueries } from '../messages/queries.ts';
import type { Shared } from '../shared.ts';
import { systemLookups } from '../systems/lookup-queries.ts';

/** What is to be looked up. */
export interface Wanted {
  readonly ref: string;
  readonly form: LookupTarget['form'];
  /** As what; the likeliest first. */
  readonly kinds: readonly LookupKind[];
}

/** Something that was found. */
export type Found =
  | { readonly kind: 'system'; readonly state: 'found'; readonly value: System }
  | { readonly kind: 'member'; readonly state: 'found'; readonly value: Member }
  | { readonly kind: 'group'; readonly state: 'found'; readonly value: Group }
  | { readonly kind: 'message'; readonly state: 'found'; readonly value: Message };

/** What looking something up as one kind has come to. */
export type LookupAnswer =
  | Found
  | { readonly kind: LookupKind; readonly state: 'looking' | 'not-found' | 'private' }
  | {
      readonly kind: LookupKind;
      readonly state: 'failed';
      readonly error: unknown;
      readonly retry: () => void;
    };

/**
 * Looks something up as each of its kinds at once, one request each: three at most. What was looked up shortly before is
 * shown at once, and each answer belongs to its reference, so an older one never takes the place of a newer.
 *
 * @param wanted null asks nothing
 */
export function useLookupAnswers(wanted: Wanted | null): readonly LookupAnswer[] {
  const ref = wanted?.ref ?? '';
  const systemAccount = useSystemCaller(ref);
  const caller = useEntityCaller();
  const isWanted = (kind: LookupKind) => wanted?.kinds.includes(kind) ?? false;
  const [system, member, group, message] = useQueries({
    queries: [
      { ...systemLookups(systemAccount).system(ref), enabled: isWanted('system') },
      { ...memberQueries(caller).detail(ref), enabled: isWanted('member') },
      { ...groupQueries(caller).detail(ref), enabled: isWanted('group') },
      { ...messageQueries(caller).detail(ref), enabled: isWanted('message') },
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
  // The kind and its value come as a pair, which a union of pairs can't be told.
  if (data?.state === 'shared') return { kind, state: 'found', value: data.value } as Found;
  if (data !== undefined) return { kind, state: data.state };
  if (error !== null) return { kind, state: 'failed', error, retry: () => void refetch() };
  return { kind, state: 'looking' };
}

/**
 * Which of the answers Enter opens: the likeliest kind that was found. `undefined` while a likelier one may still come,
 * null when nothing was found.
 */
export function bestAnswer(answers: readonly LookupAnswer[]): Found | null | undefined {
  for (const answer of answers) {
    if (answer.state === 'looking') return undefined;
    if (answer.state === 'found') return answer;
  }
  return null;
}

import { decideField } from '../edit/merge.ts';
import { type Fields, isSameValue } from '../records/fields.ts';
import type { LeftParts, LeftReason } from '../records/left-parts.ts';
import type { OperationOf } from './operation.ts';

/** What a change has to do, given what the service has. */
export interface ChangeDecision {
  /** The fields to send. */
  readonly send: Fields;
  /** The fields that an earlier attempt has set, with what they were before. */
  readonly was: Fields;
  /** The fields that another device has changed since the person saw them. */
  readonly left: LeftParts;
}

/**
 * Compares field by field what the service has with what the person saw and what they want. `sent`: the fields of an earlier attempt
 * whose answer was lost, as they were before it.
 */
export function decideChange(
  { before, after }: Pick<OperationOf<'change'>, 'before' | 'after'>,
  now: Fields,
  sent: Fields = {},
): ChangeDecision {
  const send: Record<string, Fields[string]> = {};
  const was: Record<string, Fields[string]> = {};
  const left: Record<string, LeftReason> = {};
  for (const [key, wanted] of Object.entries(after)) {
    const current = now[key] ?? null;
    const former = sent[key];
    const isSame = (one: typeof current, other: typeof current) => isSameValue(key, one, other);
    const decision = decideField(before[key] ?? null, wanted, current, isSame);
    if (decision === 'send') send[key] = wanted;
    else if (former !== undefined && (decision === 'arrived' || isPicture(key))) {
      if (!isSame(former, wanted)) was[key] = former;
    } else if (decision === 'changed-elsewhere') left[key] = { why: 'changed', now: current };
  }
  return { send, was, left };
}

/** The service may store the address of a picture in another form than it was sent in. */
function isPicture(key: string): boolean {
  return ['avatar_url', 'webhook_avatar_url', 'banner', 'icon'].includes(key);
}

import { type ApiError, hasErrorCode, isApiError, isRateLimitedError } from '@frontboard/client';
import type { FrontSwitch } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { orderKey } from '../../../cache/switches/switch-pages.ts';
import { findOutcome } from '../../writes/send-write.ts';

/** What came of changing a switch. */
export type SwitchWrite =
  /**
   * The service has it as wanted. `frontSwitch` is its copy, null once it is deleted. `former` is the copy before, null where there was
   * none.
   */
  | {
      readonly state: 'done';
      readonly frontSwitch: FrontSwitch | null;
      readonly former: FrontSwitch | null;
    }
  /** The service's copy is not the one that was shown; nothing was sent. */
  | { readonly state: 'changed'; readonly latest: FrontSwitch }
  /** The switch is not there any more; nothing was changed. */
  | { readonly state: 'gone' }
  /** The service said no. */
  | { readonly state: 'refused'; readonly error: ApiError }
  /** It certainly has not happened; another try is safe. */
  | { readonly state: 'not-done'; readonly error: unknown }
  /** Nobody could tell whether it happened; another try looks first, and so is safe too. */
  | { readonly state: 'unsure'; readonly error: unknown };

interface SwitchChange {
  /** The copy the person decided on. */
  readonly base: FrontSwitch;
  /** The service's copy of now; null when there is none. Throws what the client throws. */
  readonly look: () => Promise<FrontSwitch | null>;
  readonly isDone: (copy: FrontSwitch | null) => boolean;
  /** Sends the change once. Returns the copy afterwards, null for none. */
  readonly send: () => Promise<FrontSwitch | null>;
  /** Resolves once a change that has just got no answer can no longer be running. */
  readonly settle: () => Promise<void>;
}

/**
 * Changes a switch so that nothing is overwritten unseen and nothing is sent twice: looks first, sends once, and after an
 * answer that was lost looks again, the second time when the change can no longer be running. Never throws.
 */
export async function writeSwitch(change: SwitchChange): Promise<SwitchWrite> {
  const { base, look, isDone, send } = change;
  let before: FrontSwitch | null;
  try {
    before = await look();
  } catch (error) {
    return isRefusal(error) ? { state: 'refused', error } : { state: 'not-done', error };
  }
  // An earlier try did it, and what was there before it is what was shown.
  if (isDone(before)) return { state: 'done', frontSwitch: before, former: base };
  if (before === null) return { state: 'gone' };
  if (!isSameSwitch(base, before)) return { state: 'changed', latest: before };
  try {
    return { state: 'done', frontSwitch: await send(), former: before };
  } catch (error) {
    if (isSwitchGone(error))
      return isDone(null) ? { state: 'done', frontSwitch: null, former: before } : { state: 'gone' };
    if (isRateLimitedError(error)) return { state: 'not-done', error };
    if (!isRefusal(error)) return lookAfterLoss(error, before, change);
    // An earlier try whose answer was lost may have arrived after all, and be what stands in the way of this one.
    const now = hasErrorCode(error, 'sameFronters', 'sameTimestamp')
      ? await look().catch(() => before)
      : before;
    return isDone(now) ? { state: 'done', frontSwitch: now, former: before } : { state: 'refused', error };
  }
}

/** What became of a change whose answer was lost. */
async function lookAfterLoss(
  lost: unknown,
  former: FrontSwitch,
  { look, isDone, settle }: Pick<SwitchChange, 'look' | 'isDone' | 'settle'>,
): Promise<SwitchWrite> {
  let last: FrontSwitch | null = null;
  const outcome = await findOutcome<{ readonly frontSwitch: FrontSwitch | null }>(
    {
      async look() {
        last = await look();
        return isDone(last) ? { frontSwitch: last } : null;
      },
      settle,
    },
    lost,
  );
  if (outcome.state === 'done') return { state: 'done', former, ...outcome.value };
  if (outcome.state === 'unknown') return { state: 'unsure', error: lost };
  return last === null ? { state: 'gone' } : { state: 'not-done', error: lost };
}

/** Whether two copies say the same, to the last digit; the order counts where both know it. */
function isSameSwitch(one: FrontSwitch, other: FrontSwitch): boolean {
  if (orderKey(one) !== orderKey(other)) return false;
  const isOrderKnown = one.members !== null && other.members !== null;
  const ids = ({ memberIds }: FrontSwitch) => (isOrderKnown ? memberIds : memberIds.toSorted()).join(' ');
  return ids(one) === ids(other);
}

function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && error.status < 500 && !isRateLimitedError(error);
}

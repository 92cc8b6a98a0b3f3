import {
  isApiError,
  isNetworkError,
  isRateLimitedError,
  isServiceAnswer,
  isTimeoutError,
} from '@frontboard/client';
import { describeError } from '../../text/errors/describe-error.ts';
import type { EditFailure } from './types.ts';
import { saveWords as words } from './words.ts';

const MEMBER_LIMIT = 40007;
const GROUP_LIMIT = 40008;
/** What stands before the service did not wait for its answer, which may still be on its way; 524 is Cloudflare's. */
const GATEWAY_GAVE_UP: readonly number[] = [504, 524];

/** What a save that surely did not happen failed with, in words. */
export function describeFailure(error: unknown): EditFailure {
  if (isRateLimitedError(error)) {
    return { ...words.limited, action: 'wait', retryAtMs: error.retryAtMs };
  }
  if (isApiError(error)) {
    const isOfService = isServiceAnswer(error);
    if (error.status === 401 && isOfService) return { ...words.tokenRefused, action: 'settings' };
    if (error.status === 403 && isOfService) return { ...words.notYours, action: 'settings' };
    if (error.status === 404 && isOfService) return { ...words.gone, isGone: true };
    if (error.status >= 500) return { ...words.serviceTrouble, action: 'retry' };
    if (error.code === MEMBER_LIMIT) return words.memberLimit;
    if (error.code === GROUP_LIMIT) return words.groupLimit;
  }
  if (isNetworkError(error) || isTimeoutError(error)) return { ...words.unreachable, action: 'retry' };
  const described = describeError(error);
  return { ...described, detail: `${asSentence(described.detail)} ${words.kept}` };
}

/** Some messages of the service have no full stop, and a sentence of ours follows. */
function asSentence(message: string): string {
  return /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u.test(message) ? message : `${message}.`;
}

/** What a save whose answer was lost failed with, now that the service was asked and doesn't have it. */
export function describeLost(error: unknown): EditFailure {
  if (isTimeoutError(error)) return { ...words.late, action: 'retry' };
  if (!isApiError(error)) return { ...words.lostAnswer, action: 'retry' };
  return { ...(GATEWAY_GAVE_UP.includes(error.status) ? words.late : words.serviceTrouble), action: 'retry' };
}

/** The messages of a refusal of single fields (40001), by wire name; empty for every other error. */
export function refusedFields(error: unknown): readonly (readonly [string, readonly string[]])[] {
  if (!isApiError(error)) return [];
  return Object.entries(error.fieldErrors).map(([field, problems]) => [
    field,
    problems.map(({ message, actualLength, maxLength }) =>
      actualLength === undefined || maxLength === undefined
        ? message
        : // The service swaps the two for description templates.
          words.lengths(message, Math.max(actualLength, maxLength), Math.min(actualLength, maxLength)),
    ),
  ]);
}

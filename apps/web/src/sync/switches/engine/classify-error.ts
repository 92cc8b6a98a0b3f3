import { isApiError, isRateLimitedError, isServiceAnswer, isUsageError } from '@frontboard/client';
import { ERROR_CODES } from '@frontboard/model';
import { describeError } from '../../../text/errors/describe-error.ts';
import type { Refusal } from '../types.ts';
import { queueWords as words } from '../words.ts';

/** Why nothing gets through at the moment. */
export type Trouble = keyof typeof words.waits;

/** What an error means for what was being sent. */
export type ErrorKind =
  /** Nobody knows what became of it, or it was not looked at: the same again, later. */
  | { readonly kind: 'passing'; readonly trouble: Trouble; readonly isServerError: boolean }
  /** The service does not take the token. */
  | { readonly kind: 'unauthorised' }
  /** The service will not do it, however often it is asked. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const MEMBER_CODES: readonly unknown[] = [
  ERROR_CODES.memberNotFound,
  ERROR_CODES.memberRefNotFound,
  ERROR_CODES.notOwnMember,
  ERROR_CODES.notOwnMemberRef,
];

/** Only the service itself may refuse: what something on the way says in its place passes. */
export function classifyError(error: unknown): ErrorKind {
  if (isRateLimitedError(error)) return { kind: 'passing', trouble: 'limited', isServerError: false };
  if (isUsageError(error)) return { kind: 'refused', refusal: refusalOf(0, null, error.message) };
  if (!isApiError(error)) return { kind: 'passing', trouble: 'unreachable', isServerError: false };
  const { status, code } = error;
  if (status === 401 && isServiceAnswer(error)) return { kind: 'unauthorised' };
  if (status >= 500) return { kind: 'passing', trouble: 'trouble', isServerError: true };
  if (code === null || status === 408 || status === 425 || status === 429) {
    return { kind: 'passing', trouble: 'unreachable', isServerError: true };
  }
  return { kind: 'refused', refusal: refusalOf(status, code, describeError(error).detail) };
}

function refusalOf(status: number, code: number | null, detail: string): Refusal {
  if (MEMBER_CODES.includes(code)) return { code, status, ...words.refused.member, action: 'edit' };
  if (code === ERROR_CODES.duplicateMembers)
    return { code, status, ...words.refused.duplicates, action: 'edit' };
  if (status === 403) return { code, status, ...words.refused.notAllowed, action: 'settings' };
  return { code, status, title: words.refused.title, detail, action: 'retry' };
}

import { isApiError } from '@frontboard/client';
import { ERROR_CODES } from '@frontboard/model';
import { describeError, type ErrorContext, failureOf } from '../../text/errors/describe-error.ts';
import { fieldMessage } from '../../text/field-messages.ts';
import type { EditFailure } from './types.ts';
import { saveWords as words } from './words.ts';

const NOT_YOURS = { ...words.notYours, action: 'settings' } as const;

/** The save did not happen. */
const NOT_SAVED: ErrorContext = {
  texts: {
    limited: words.limited,
    tokenRefused: words.tokenRefused,
    tokenMissing: words.tokenRefused,
    forbidden: NOT_YOURS,
    notShared: NOT_YOURS,
    notFound: words.gone,
    serviceTrouble: words.serviceTrouble,
    gatewayTimeout: words.serviceTrouble,
    unreachable: words.unreachable,
    slow: words.unreachable,
  },
  codes: {
    [ERROR_CODES.memberLimit]: words.memberLimit,
    [ERROR_CODES.groupLimit]: words.groupLimit,
  },
  complete: withNothingLost,
};

/** The answer of the save was lost, and the service does not have it. */
const LOST: ErrorContext = {
  texts: {
    limited: words.limited,
    serviceTrouble: words.serviceTrouble,
    gatewayTimeout: words.late,
    slow: words.late,
    unreachable: words.lostAnswer,
    strangeAnswer: words.lostAnswer,
    ourFault: words.lostAnswer,
  },
  complete: withNothingLost,
};

/** Describes a save that certainly did not happen. */
export function describeFailure(error: unknown): EditFailure {
  const isGone = failureOf(error) === 'notFound';
  return { ...describeError(error, NOT_SAVED), ...(isGone && { isGone }) };
}

/** Describes a save whose answer was lost, after a read has shown that the service doesn't have it. */
export function describeLost(error: unknown): EditFailure {
  return describeError(error, LOST);
}

/** The messages of a refusal of single fields, by wire name; empty for all other errors. */
export function refusedFields(error: unknown): readonly (readonly [string, readonly string[]])[] {
  if (!isApiError(error)) return [];
  return Object.entries(error.fieldErrors).map(([field, problems]) => [
    field,
    problems.map(({ message, actualLength, maxLength }) =>
      actualLength === undefined || maxLength === undefined
        ? message
        : // The service swaps the two for description templates.
          words.lengths(
            fieldMessage(message),
            Math.max(actualLength, maxLength),
            Math.min(actualLength, maxLength),
          ),
    ),
  ]);
}

function withNothingLost(detail: string): string {
  // Some messages of the service do not end with a period.
  const sentence = /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u.test(detail) ? detail : `${detail}.`;
  return `${sentence} ${words.nothingLost}`;
}

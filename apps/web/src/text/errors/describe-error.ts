import {
  type ApiError,
  isApiError,
  isNetworkError,
  isOwnWord,
  isRateLimitedError,
  isResponseShapeError,
  isServiceAnswer,
  isTimeoutError,
  isUnauthorised,
  isUsageError,
} from '@frontboard/client';
import { isMissingCode } from '../../platform/missing-code.ts';
import { errorWords as words } from './words.ts';

/** The kind of failure, whatever was being done. */
export type Failure =
  | 'limited'
  | 'unreachable'
  | 'slow'
  | 'strangeAnswer'
  | 'tokenRefused'
  | 'tokenMissing'
  /** A refusal because of the caller. */
  | 'forbidden'
  /** A refusal because of the request. */
  | 'notShared'
  | 'notFound'
  | 'serviceTrouble'
  /** A server in front of the service timed out: the request may still be running. */
  | 'gatewayTimeout'
  /** Any other refusal, with the service's own message. */
  | 'refused'
  /** The client refused to send it. */
  | 'cannotDo'
  | 'missingCode'
  | 'ourFault';

/** What helps: another token, another attempt, reloading the page, or time. */
type Help = 'settings' | 'retry' | 'reload' | 'wait';

interface FailureText {
  readonly title: string;
  readonly detail: string;
  readonly action?: Help;
}

export interface ErrorDescription extends FailureText {
  /** Another attempt before this time is useless, in milliseconds since 1970. */
  readonly retryAtMs?: number;
}

/** The wording for what was being done when the error occurred. */
export interface ErrorContext {
  /** By failure. The general wording is used for everything else. */
  readonly texts: Partial<Record<Failure, FailureText>>;
  /** By the service's code, which takes precedence over the failure. */
  readonly codes?: Readonly<Record<number, FailureText>>;
  /** Replaces the title of the general wording. */
  readonly title?: string;
  /** Added to the general wording: what the failure means for what the person did. */
  readonly complete?: (detail: string) => string;
}

const HELP: Partial<Record<Failure, Help>> = {
  limited: 'wait',
  unreachable: 'retry',
  slow: 'retry',
  strangeAnswer: 'retry',
  tokenRefused: 'settings',
  tokenMissing: 'settings',
  serviceTrouble: 'retry',
  gatewayTimeout: 'retry',
  missingCode: 'reload',
  ourFault: 'retry',
};

/** Without a detail, the error has its own message: a sentence of the service or of the client. */
const GENERAL: Readonly<Record<Failure, { readonly title: string; readonly detail?: string }>> = {
  ...words,
  gatewayTimeout: words.serviceTrouble,
  forbidden: words.strangeAnswer,
};

const IN_GENERAL: ErrorContext = { texts: {} };

/**
 * Turns an error into words. The words never contain a token or an address.
 *
 * @param context the wording for what was being done
 */
export function describeError(error: unknown, context: ErrorContext = IN_GENERAL): ErrorDescription {
  const { texts, codes } = context;
  const failure = failureOf(error);
  const code = isApiError(error) ? error.code : null;
  const own = (code === null ? undefined : codes?.[code]) ?? texts[failure];
  const action = own === undefined || own.action === undefined ? HELP[failure] : own.action;
  return {
    ...(own ?? generalText(failure, error, context)),
    ...(action !== undefined && { action }),
    ...(isRateLimitedError(error) && { retryAtMs: error.retryAtMs }),
  };
}

/** What an error means. */
export function failureOf(error: unknown): Failure {
  if (isRateLimitedError(error)) return 'limited';
  if (isApiError(error)) return failureOfAnswer(error);
  if (isNetworkError(error)) return 'unreachable';
  if (isTimeoutError(error)) return 'slow';
  if (isResponseShapeError(error)) return 'strangeAnswer';
  if (isUsageError(error)) return 'cannotDo';
  return isMissingCode(error) ? 'missingCode' : 'ourFault';
}

/** 524 is Cloudflare's. */
const GATEWAY_TIMEOUTS: readonly number[] = [504, 524];

function failureOfAnswer(error: ApiError): Failure {
  const { status } = error;
  if (status === 429) return 'limited';
  if (GATEWAY_TIMEOUTS.includes(status)) return 'gatewayTimeout';
  if (status >= 500) return 'serviceTrouble';
  if (status !== 401 && status !== 403 && status !== 404) return 'refused';
  if (isUnauthorised(error)) return error.hasToken ? 'tokenRefused' : 'tokenMissing';
  // Something in front of the service can answer instead of it.
  if (!isServiceAnswer(error)) return 'strangeAnswer';
  if (isOwnWord(error)) return status === 403 ? 'notShared' : 'notFound';
  return status === 403 ? 'forbidden' : 'strangeAnswer';
}

function generalText(
  failure: Failure,
  error: unknown,
  { title: ownTitle, complete = (detail) => detail }: ErrorContext,
): FailureText {
  const { title, detail = error instanceof Error ? error.message : '' } = GENERAL[failure];
  return { title: ownTitle ?? title, detail: complete(detail) };
}

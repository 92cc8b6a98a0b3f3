import {
  type ApiError,
  isApiError,
  isNetworkError,
  isOwnWord,
  isRateLimitedError,
  isResponseShapeError,
  isServiceAnswer,
  isTimeoutError,
  isUsageError,
} from '@frontboard/client';
import { isMissingCode } from '../../platform/missing-code.ts';
import { errorWords as words } from './words.ts';

/** What went wrong, whatever was being done. */
export type Failure =
  | 'limited'
  | 'unreachable'
  | 'slow'
  | 'strangeAnswer'
  | 'tokenRefused'
  | 'tokenMissing'
  /** A refusal because of who asks. */
  | 'forbidden'
  /** A refusal because of what was asked for. */
  | 'notShared'
  | 'notFound'
  | 'serviceTrouble'
  /** A server in front of the service gave up waiting: the request may still be running. */
  | 'gatewayTimeout'
  /** Any other refusal, in the service's own words. */
  | 'refused'
  /** The client refused to send it. */
  | 'cannotDo'
  | 'missingCode'
  | 'ourFault';

/** What helps: another token, another try, reloading the page, or time. */
type Help = 'settings' | 'retry' | 'reload' | 'wait';

interface FailureText {
  readonly title: string;
  readonly detail: string;
  readonly action?: Help;
}

export interface ErrorDescription extends FailureText {
  /** Another try before this time is useless, in milliseconds since 1970. */
  readonly retryAtMs?: number;
}

/** The wording for what was being done when the error came. */
export interface ErrorContext {
  /** By failure. The general wording is used for everything else. */
  readonly texts: Partial<Record<Failure, FailureText>>;
  /** By the service's code, which wins over the failure. */
  readonly codes?: Readonly<Record<number, FailureText>>;
  /** A sentence after the general wording: what the failure means for what the person did. */
  readonly after?: string;
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

const IN_GENERAL: ErrorContext = { texts: {} };

/**
 * The one place that turns an error into words. They never contain a token or an address.
 *
 * @param context the wording for what was being done
 */
export function describeError(
  error: unknown,
  { texts, codes, after }: ErrorContext = IN_GENERAL,
): ErrorDescription {
  const failure = failureOf(error);
  const code = isApiError(error) ? error.code : null;
  const own = (code === null ? undefined : codes?.[code]) ?? texts[failure];
  const action = own === undefined || own.action === undefined ? HELP[failure] : own.action;
  return {
    ...(own ?? withAfter(generalText(failure, error), after)),
    ...(action !== undefined && { action }),
    ...(isRateLimitedError(error) && { retryAtMs: error.retryAtMs }),
  };
}

/**
 * For something that is unknown because it could not be asked for. When nobody answered, `text` says so in place of the general
 * wording.
 */
export function describeUnknown(error: unknown, text: string = words.notKnownYet): ErrorDescription {
  const described = describeError(error);
  return isNetworkError(error) || isTimeoutError(error) ? { ...described, detail: text } : described;
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
  // Something in front of the service can answer in its place.
  if (!isServiceAnswer(error)) return 'strangeAnswer';
  if (status === 401) return error.hasToken ? 'tokenRefused' : 'tokenMissing';
  if (isOwnWord(error)) return status === 403 ? 'notShared' : 'notFound';
  return status === 403 ? 'forbidden' : 'strangeAnswer';
}

function generalText(failure: Failure, error: unknown): FailureText {
  switch (failure) {
    case 'refused':
      return { title: words.serviceRefused, detail: messageOf(error) };
    case 'cannotDo':
      // Its message is a finished sentence of the client.
      return { title: words.cannotDo, detail: messageOf(error) };
    case 'gatewayTimeout':
      return words.serviceTrouble;
    case 'forbidden':
      return words.strangeAnswer;
    default:
      return words[failure];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

function withAfter(text: FailureText, after: string | undefined): FailureText {
  return after === undefined ? text : { ...text, detail: `${asSentence(text.detail)} ${after}` };
}

/** Some messages of the service have no full stop. */
function asSentence(message: string): string {
  return /[\p{Sentence_Terminal}…][\p{Pe}\p{Pf}"']*$/u.test(message) ? message : `${message}.`;
}

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

export interface ErrorDescription {
  readonly title: string;
  readonly detail: string;
  /** What would help: another token, another try, the page loaded again, or only time. */
  readonly action?: 'settings' | 'retry' | 'reload' | 'wait';
  /** Before this moment another try is in vain, in milliseconds since 1970. */
  readonly retryAtMs?: number;
}

/** The one place that turns an error into words. Never contains a token or an address. */
export function describeError(error: unknown): ErrorDescription {
  if (isRateLimitedError(error)) {
    return { ...words.limited, action: 'wait', retryAtMs: error.retryAtMs };
  }
  if (isApiError(error)) return describeAnswer(error);
  if (isNetworkError(error)) return { ...words.unreachable, action: 'retry' };
  if (isTimeoutError(error)) return { ...words.slow, action: 'retry' };
  if (isResponseShapeError(error)) return { ...words.strangeAnswer, action: 'retry' };
  // Its message is a finished sentence of the client.
  if (isUsageError(error)) return { title: words.cannotDo, detail: error.message };
  if (isMissingCode(error)) return { ...words.missingCode, action: 'reload' };
  return { ...words.ourFault, action: 'retry' };
}

function describeAnswer(error: ApiError): ErrorDescription {
  const { status, message } = error;
  if (status === 401 && isServiceAnswer(error)) {
    return { ...(error.hasToken ? words.tokenRefused : words.tokenMissing), action: 'settings' };
  }
  if (status === 401) return { ...words.strangeAnswer, action: 'retry' };
  if (status === 403 || status === 404) {
    if (!isOwnWord(error)) return { ...words.strangeAnswer, action: 'retry' };
    return status === 403 ? words.notShared : words.notFound;
  }
  if (status === 429) return { ...words.limited, action: 'wait' };
  if (status >= 500) return { ...words.serviceTrouble, action: 'retry' };
  return { title: words.serviceRefused, detail: message };
}

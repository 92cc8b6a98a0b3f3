import {
  isApiError,
  isNetworkError,
  isOwnWord,
  isTimeoutError,
  type RequestFailure,
} from '@frontboard/client';
import { plainErrorWords } from './plain-words.ts';

const words = plainErrorWords.log;

/** What the log says of a failed request, after its method and path. */
export interface FailureLine {
  readonly level: 'warning' | 'error';
  readonly text: string;
}

/** The line of the log for a failed request. Null if it is not a failure: data is private or missing. */
export function failureLine(failure: RequestFailure): FailureLine | null {
  if (isApiError(failure)) {
    const { method, status, code, headers } = failure;
    const isOrdinary = method === 'GET' && (status === 403 || status === 404) && isOwnWord(failure);
    if (isOrdinary) return null;
    const isForeign = code === null && !isOwnWord(failure);
    const text = isForeign ? words.foreign(status, contentType(headers)) : words.refused(status, code);
    return { level: status >= 500 ? 'error' : 'warning', text };
  }
  if (isTimeoutError(failure)) return { level: 'warning', text: words.late(failure.timeoutMs / 1_000) };
  if (isNetworkError(failure)) {
    return { level: 'warning', text: failure.status === null ? words.noAnswer : words.cut(failure.status) };
  }
  const [first] = failure.issues;
  const problem =
    first === undefined ? '' : [first.path.map(String).join('.'), first.message].filter(Boolean).join(': ');
  return { level: 'error', text: words.unreadable(problem, failure.issues.length) };
}

/** Without its parameters; empty if the answer named none. */
function contentType(headers: Readonly<Record<string, string>>): string {
  return headers['content-type']?.split(';')[0]?.trim() ?? '';
}

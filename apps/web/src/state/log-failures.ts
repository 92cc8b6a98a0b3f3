import {
  type FailureObserver,
  isApiError,
  isNetworkError,
  isOwnWord,
  isTimeoutError,
  type RequestFailure,
} from '@frontboard/client';
import { withoutIdentity } from '../persistence/redact.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log, LogLevel } from './log.ts';
import { stateWords as words } from './words.ts';

/** Leaving a page aborts its requests, which is not an error. After this delay, a left page can log nothing any more. */
const AFTER_LEAVING_MS = 200;

/** Writes each failed request into the log, by method and path without ids. Private or missing data is not a failure. */
export function logFailures(log: Log, clock: Clock): FailureObserver {
  return (failure) => {
    const line = describe(failure);
    if (line === null) return;
    const path = new URL(failure.path, 'http://service').pathname;
    const note = () =>
      log.add(line.level, `${failure.method} ${withoutIdentity(path)}: ${withoutIdentity(line.text)}`);
    if (isNetworkError(failure)) clock.setTimeout(note, AFTER_LEAVING_MS);
    else note();
  };
}

/** Null if it is not a failure. */
function describe(failure: RequestFailure): { readonly level: LogLevel; readonly text: string } | null {
  if (isApiError(failure)) {
    const { method, status, code, headers } = failure;
    const isOrdinary = method === 'GET' && (status === 403 || status === 404) && isOwnWord(failure);
    if (isOrdinary) return null;
    const isForeign = code === null && !isOwnWord(failure);
    const text = isForeign
      ? words.log.foreign(status, contentType(headers))
      : words.log.refused(status, code);
    return { level: status >= 500 ? 'error' : 'warning', text };
  }
  if (isTimeoutError(failure)) return { level: 'warning', text: words.log.late(failure.timeoutMs / 1_000) };
  if (isNetworkError(failure)) {
    return {
      level: 'warning',
      text: failure.status === null ? words.log.noAnswer : words.log.cut(failure.status),
    };
  }
  const [first] = failure.issues;
  const problem =
    first === undefined ? '' : [first.path.map(String).join('.'), first.message].filter(Boolean).join(': ');
  return { level: 'error', text: words.log.unreadable(problem, failure.issues.length) };
}

/** Without its parameters; empty if the answer named none. */
function contentType(headers: Readonly<Record<string, string>>): string {
  return headers['content-type']?.split(';')[0]?.trim() ?? '';
}

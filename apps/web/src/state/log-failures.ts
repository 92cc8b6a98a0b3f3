import { type FailureObserver, isNetworkError } from '@frontboard/client';
import { withoutIdentity } from '../persistence/redact.ts';
import type { Clock } from '../platform/clock.ts';
import { failureLine } from '../text/errors/failure-line.ts';
import type { Log } from './log.ts';

/** Leaving a page aborts its requests, which is not an error. After this delay, a left page can log nothing any more. */
const AFTER_LEAVING_MS = 200;

/** Writes each failed request into the log, by method and path without ids. Private or missing data is not a failure. */
export function logFailures(log: Log, clock: Clock): FailureObserver {
  return (failure) => {
    const line = failureLine(failure);
    if (line === null) return;
    const path = new URL(failure.path, 'http://service').pathname;
    const note = () =>
      log.add(line.level, `${failure.method} ${withoutIdentity(path)}: ${withoutIdentity(line.text)}`);
    if (isNetworkError(failure)) clock.setTimeout(note, AFTER_LEAVING_MS);
    else note();
  };
}

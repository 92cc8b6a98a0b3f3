import { isNetworkError } from '../errors/network-error.ts';

/** One failed attempt of a request, not counting refusals by the rate limit (those are simply sent again). */
export interface FailedTry {
  readonly method: string;
  /** How many attempts have failed, including this one. */
  readonly failures: number;
  /** The status of the answer; null if none came. */
  readonly status: number | null;
  /** What was thrown if no answer came. */
  readonly error?: unknown;
}

const FIRST_BACKOFF_MS = 500;
const MOST_RETRIES = 3;
/** Half of each wait is random, so that many clients do not return at the same instant. */
const JITTER = 0.5;

/**
 * How long to wait before a retry, in milliseconds, or null to give up. Only reads are retried: after a failed
 * write it is unknown whether the service acted. A timeout is not retried, because its caller has waited long already.
 * `random` returns a number from 0 to 1.
 */
export function retryDelayMs(failed: FailedTry, random: () => number): number | null {
  if (failed.method !== 'GET' || failed.failures > MOST_RETRIES || !isPassing(failed)) return null;
  return FIRST_BACKOFF_MS * 2 ** (failed.failures - 1) * (1 - JITTER * random());
}

/** 501 and 505 mean that the service will never do this. */
function isPassing({ status, error }: FailedTry): boolean {
  return status === null ? isNetworkError(error) : status >= 500 && status !== 501 && status !== 505;
}

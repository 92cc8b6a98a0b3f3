import { isNetworkError } from '../errors/network-error.ts';

/** One try of a request that failed, not counting refusals by the rate limit (those are simply sent again). */
export interface FailedTry {
  readonly method: string;
  /** How many tries have failed so far, this one included. */
  readonly failures: number;
  /** The status of the answer; null when none came. */
  readonly status: number | null;
  /** What was thrown when no answer came. */
  readonly error?: unknown;
}

const FIRST_BACKOFF_MS = 500;
const MOST_RETRIES = 3;
/** Half of each wait is left to chance, so that many clients do not come back at the same instant. */
const JITTER = 0.5;

/**
 * How long to wait before trying again, in milliseconds, or null to give up. Only reads are tried again: after a failed
 * write nobody knows whether the service acted. A time-out is not, since its caller has waited long already.
 * `random` returns a number from 0 to 1.
 */
export function retryDelayMs(failed: FailedTry, random: () => number): number | null {
  if (failed.method !== 'GET' || failed.failures > MOST_RETRIES || !isPassing(failed)) return null;
  return FIRST_BACKOFF_MS * 2 ** (failed.failures - 1) * (1 - JITTER * random());
}

/** 501 and 505 say that the service will never do this. */
function isPassing({ status, error }: FailedTry): boolean {
  return status === null ? isNetworkError(error) : status >= 500 && status !== 501 && status !== 505;
}

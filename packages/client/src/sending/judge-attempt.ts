import type { Clock } from '../clock.ts';
import { RateLimitedError } from '../errors/rate-limited-error.ts';
import { type FailureObserver, isAnswerMissing } from '../errors/request-failure.ts';
import type { AttemptOutcome } from '../queue/request-queue.ts';
import { readRateHeaders } from '../rate-limit/headers.ts';
import type { Limiter, LimiterTicket } from '../rate-limit/limiter.ts';
import type { ScopeMemory } from '../rate-limit/scope-memory.ts';
import { retryDelayMs } from '../retry/retry-policy.ts';
import { readApiError, readErrorDetails, readLimitDetails } from '../transport/read-error.ts';
import type { TransportRequest, TransportResponse } from '../transport/transport.ts';
import type { ApiRequest } from './api-request.ts';

/**
 * The longest time that a caller waits for a bucket without an error. The service itself never asks for more than a second; a caller
 * with a longer wait should know of it.
 */
export const LONGEST_QUIET_WAIT_MS = 5_000;

/** After this many 429s for one request despite all waits, the caller gets the error. */
const MOST_REFUSALS = 10;

/** A slower answer says too little about the service's clock: it is unknown when the service wrote it. */
const SLOW_ANSWER_MS = 5_000;

/** One attempt of a request, and what is known of earlier attempts. */
export interface RequestAttempt {
  readonly request: ApiRequest;
  readonly outgoing: TransportRequest;
  readonly ticket: LimiterTicket;
  readonly tries: Tries;
}

/** The attempts of one request. */
export interface Tries {
  failures: number;
  refusals: number;
  /** When the latest attempt was sent. */
  sentAtMs: number;
}

interface JudgeOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly isOnline?: (() => boolean) | undefined;
  readonly onFailure?: FailureObserver | undefined;
}

/** What attempts leave behind. */
interface Traces {
  readonly limiter: Limiter;
  readonly scopes: ScopeMemory;
  readonly totals: { retried: number; limited: number };
}

/** What follows from the end of an attempt: for the limiter, for what is known of the service's clock, and for the request. */
export function createJudge(
  { clock, random, isOnline = () => true, onFailure = () => {} }: JudgeOptions,
  { limiter, scopes, totals }: Traces,
) {
  let clockSkewMs: number | null = null;

  function measureSkew(resetAtMs: number, tookMs: number): void {
    // The reset is always the second of the answer (docs/api-notes.md): on average, half of it is over.
    const measuredMs = resetAtMs + 500 - (clock.now() - tookMs / 2);
    // A slow answer shows only a skew that is longer than the answer took, and only until a quick one comes.
    const isCertain = clockSkewMs === null && Math.abs(measuredMs) > tookMs;
    if (tookMs <= SLOW_ANSWER_MS || isCertain) clockSkewMs = measuredMs;
  }

  function again(
    { request, tries }: RequestAttempt,
    status: number | null,
    error: unknown,
  ): AttemptOutcome<TransportResponse> {
    tries.failures += 1;
    const { method } = request;
    const delayMs = retryDelayMs({ method, failures: tries.failures, status, error }, random);
    const isFutile = status === null && !isOnline();
    if (delayMs === null || isFutile) return { type: 'failed', error };
    totals.retried += 1;
    return { type: 'again', atMs: clock.now() + delayMs };
  }

  return {
    /** How far the service's clock is ahead, in milliseconds; null while it is unknown. */
    clockSkewMs: () => clockSkewMs,
    /** The next step after an answer. */
    answered(attempt: RequestAttempt, response: TransportResponse): AttemptOutcome<TransportResponse> {
      const { request, outgoing, ticket, tries } = attempt;
      const nowMs = clock.now();
      const rate = readRateHeaders(response.headers);
      if (rate?.scope) scopes.learn(request, rate.scope);
      const tookMs = nowMs - tries.sentAtMs;
      if (rate?.resetAtMs && tookMs >= 0) measureSkew(rate.resetAtMs, tookMs);
      if (response.status === 429) {
        totals.limited += 1;
        tries.refusals += 1;
        const limit = readLimitDetails(response, nowMs);
        limiter.leave(ticket, { type: 'limited', retryAfterMs: limit.retryAfterMs, rate }, nowMs);
        const retryAtMs = nowMs + limit.retryAfterMs;
        const error = new RateLimitedError({ ...readErrorDetails(outgoing, response), ...limit, retryAtMs });
        onFailure(error);
        const isBearable = limit.retryAfterMs <= LONGEST_QUIET_WAIT_MS;
        if (isBearable && tries.refusals < MOST_REFUSALS && request.isSentOnce !== true)
          return { type: 'again', atMs: nowMs };
        return { type: 'failed', error };
      }
      const ok = response.status >= 200 && response.status < 300;
      limiter.leave(ticket, { type: 'answered', ok, rate }, nowMs);
      if (ok) return { type: 'done', value: response };
      const error = readApiError(outgoing, response);
      onFailure(error);
      return again(attempt, response.status, error);
    },
    /** The next step after an attempt without an answer. */
    unanswered(attempt: RequestAttempt, error: unknown): AttemptOutcome<TransportResponse> {
      limiter.leave(attempt.ticket, { type: 'lost' }, clock.now());
      if (isAnswerMissing(error)) onFailure(error);
      return again(attempt, null, error);
    },
  };
}

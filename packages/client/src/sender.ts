import type { Clock } from './clock.ts';
import { createEarlyReads, type EarlyRead } from './early-reads.ts';
import { isAnswerLost } from './errors/is-answer-lost.ts';
import { RateLimitedError } from './errors/rate-limited-error.ts';
import { type FailureObserver, isAnswerMissing } from './errors/request-failure.ts';
import { createQueueStatus, type QueueStatus } from './queue/queue-status.ts';
import { type AttemptOutcome, RequestQueue } from './queue/request-queue.ts';
import { readRateHeaders } from './rate-limit/headers.ts';
import { Limiter, type LimiterTicket, toLane } from './rate-limit/limiter.ts';
import { ScopeMemory } from './rate-limit/scope-memory.ts';
import { retryDelayMs } from './retry/retry-policy.ts';
import { readApiError, readErrorDetails, readLimitDetails } from './transport/read-error.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport/transport.ts';

/** Priorities: what a person did, what a person waits for, what is only refreshed. */
export type Priority = 'write' | 'interactive' | 'background';

const PRIORITY_NUMBERS = { write: 25, interactive: 75, background: 100 } as const satisfies Record<
  Priority,
  number
>;

/** Early reads count as this, whatever their address. */
const PUBLIC_READ = { method: 'GET', entity: null, own: false, token: null } as const;

/** After this many 429s for one request despite all waits, the caller gets the error. */
const MOST_REFUSALS = 10;

/** A request as a resource describes it. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path under the service's address, version included, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Sent as `Authorization`; null sends none. */
  readonly token: string | null;
  /** The thing the path names last, such as `/members/abcdef`; null when it names none. */
  readonly entity: string | null;
  /** Whether the entity belongs to the token's system; null if only the answer will show it. */
  readonly own: boolean | null;
  /** A 429 is not sent again: it may answer the browser's own repetition of a request that the service has accepted. */
  readonly isSentOnce?: boolean | undefined;
}

export interface SendOptions {
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
}

/** A write that is about to be sent. */
export interface OutgoingWrite {
  readonly method: Exclude<ApiRequest['method'], 'GET'>;
  /** Path under the service's address, version included, with its query. */
  readonly path: string;
}

/** The outcome of a write. */
export interface WriteEnd {
  /** `lost`: no answer says whether the service acted, or the caller cancelled while it was in flight. */
  readonly outcome: 'answered' | 'lost';
  /** From the last attempt to its answer or failure, in milliseconds. */
  readonly tookMs: number;
}

/**
 * Called before a write is first sent, which waits for it. The result is called once when the write has ended; an attempt
 * that the rate limit refused is not an end. A rejection is ignored: observing must not stop a write.
 */
export type WriteObserver = (write: OutgoingWrite) => Promise<(end: WriteEnd) => void>;

/** The one path of a request: from the queue, through limit and retry, to the transport. */
export interface Sender {
  /** Resolves with an answer of status 2xx; throws an `ApiError` for any other, and what `Transport.send` throws. */
  send(request: ApiRequest, options: SendOptions): Promise<TransportResponse>;
  /** Call it when the token changes: what is known about its system is no longer valid. */
  forgetOwn(): void;
  /** Reads that were sent early answer no more calls. */
  forgetEarlyReads(): void;
  readonly status: QueueStatus;
}

export function createSender(options: {
  baseUrl: string;
  transport: Transport;
  clock: Clock;
  random: () => number;
  userAgent?: string | undefined;
  isOnline?: (() => boolean) | undefined;
  onWrite?: WriteObserver | undefined;
  onFailure?: FailureObserver | undefined;
  earlyReads?: readonly EarlyRead[] | undefined;
}): Sender {
  const { transport, clock, random, isOnline = () => true, onFailure = () => {} } = options;
  const limiter = new Limiter();
  const scopes = new ScopeMemory();
  const { earlyReads = [] } = options;
  const early = createEarlyReads(earlyReads, { limiter, lane: toLane(scopes.foretell(PUBLIC_READ)), clock });
  const totals = { sent: earlyReads.length, retried: 0, limited: 0 };
  const identities = new Map<string, number>();
  let clockSkewMs: number | null = null;
  const status = createQueueStatus(() => ({
    ...queue.counts,
    scopes: limiter.status(clock.now()),
    recentlyLimited: limiter.recentlyLimited(clock.now()),
    totals: { ...totals },
    clockSkewMs,
  }));
  const queue = new RequestQueue<LimiterTicket>({ gate: limiter, clock, onChange: status.touch });

  /** Distinguishes tokens in keys without revealing them. */
  function identityOf(token: string | null): string {
    if (token === null) return 'anonymous';
    const known = identities.get(token) ?? identities.size + 1;
    identities.set(token, known);
    return `token ${known}`;
  }

  function toTransport(request: ApiRequest): TransportRequest {
    const headers: Record<string, string> = {};
    if (request.token !== null) headers.Authorization = request.token;
    if (request.body !== undefined) headers['Content-Type'] = 'application/json';
    if (options.userAgent !== undefined) headers['User-Agent'] = options.userAgent;
    return {
      method: request.method,
      url: `${options.baseUrl}${request.path}`,
      path: request.path,
      headers,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
    };
  }

  /** Reads the answer of one attempt for the limiter and returns the next step. */
  function judge(
    request: ApiRequest,
    outgoing: TransportRequest,
    response: TransportResponse,
    ticket: LimiterTicket,
    tries: Tries,
  ): AttemptOutcome<TransportResponse> {
    const nowMs = clock.now();
    const rate = readRateHeaders(response.headers);
    if (rate?.scope) scopes.learn(request, rate.scope);
    const tookMs = nowMs - tries.sentAtMs;
    if (rate?.resetAtMs && tookMs >= 0) {
      // The reset is always the second of the answer (docs/api-notes.md): on average, half of it is over.
      const measuredMs = rate.resetAtMs + 500 - (nowMs - tookMs / 2);
      // A slow answer shows only a skew that is longer than the answer took, and only until a quick one comes.
      const isCertain = clockSkewMs === null && Math.abs(measuredMs) > tookMs;
      if (tookMs <= SLOW_ANSWER_MS || isCertain) clockSkewMs = measuredMs;
    }
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
    return again(request, { status: response.status }, error, tries);
  }

  function again(
    request: ApiRequest,
    outcome: { status: number | null },
    error: unknown,
    tries: Tries,
  ): AttemptOutcome<TransportResponse> {
    tries.failures += 1;
    const delayMs = retryDelayMs(
      { method: request.method, failures: tries.failures, status: outcome.status, error },
      random,
    );
    const isFutile = outcome.status === null && !isOnline();
    if (delayMs === null || isFutile) return { type: 'failed', error };
    totals.retried += 1;
    return { type: 'again', atMs: clock.now() + delayMs };
  }

  /** Null for a read, and without an observer. */
  function observe({ method, path }: ApiRequest) {
    const { onWrite } = options;
    if (method === 'GET' || onWrite === undefined) return null;
    let sentAtMs = 0;
    let end: Promise<(end: WriteEnd) => void> | null = null;
    return {
      async begin() {
        end ??= onWrite({ method, path }).catch(() => () => {});
        await end;
        sentAtMs = clock.now();
      },
      async follow(response: Promise<TransportResponse>) {
        let outcome: WriteEnd['outcome'] = 'answered';
        try {
          return await response;
        } catch (error) {
          if (isAnswerLost(error)) outcome = 'lost';
          throw error;
        } finally {
          (await end)?.({ outcome, tookMs: clock.now() - sentAtMs });
        }
      },
    };
  }

  return {
    status,
    forgetOwn() {
      limiter.forgetOwn();
      scopes.forgetOwn();
    },
    forgetEarlyReads: early.clear,
    async send(request, { priority, signal }) {
      const isRead = request.method === 'GET';
      const outgoing = toTransport(request);
      if (!isRead) early.clear();
      const sentEarly = isRead && request.token === null ? early.take(outgoing.url) : null;
      if (sentEarly !== null) {
        const response = await unlessAborted(sentEarly, signal);
        if (response !== null) return response;
      }
      const tries: Tries = { failures: 0, refusals: 0, sentAtMs: 0 };
      const observed = observe(request);
      const work = {
        lane: () => toLane(scopes.foretell(request)),
        async run({ ticket, signal }: { ticket: LimiterTicket; signal: AbortSignal }) {
          totals.sent += 1;
          try {
            await observed?.begin();
            tries.sentAtMs = clock.now();
            return judge(request, outgoing, await transport.send(outgoing, signal), ticket, tries);
          } catch (error) {
            limiter.leave(ticket, { type: 'lost' }, clock.now());
            if (isAnswerMissing(error)) onFailure(error);
            return again(request, { status: null }, error, tries);
          } finally {
            // A call after a write must not get an answer from before it.
            if (!isRead) queue.stopSharingRunning();
          }
        },
        /** Only a 429 blocks a lane for so long, and other callers in the meantime get the same error. */
        giveUp(readyAtMs: number, nowMs: number) {
          const retryAfterMs = readyAtMs - nowMs;
          // Infinity: an answer that is in flight will show it.
          if (retryAfterMs <= LONGEST_QUIET_WAIT_MS || readyAtMs === Number.POSITIVE_INFINITY) return null;
          const { method, path } = outgoing;
          return new RateLimitedError({
            status: 429,
            message: 'Not sent: the service asked for a pause.',
            method,
            path,
            retryAfterMs,
            retryAtMs: readyAtMs,
            scope: null,
            wasSent: tries.refusals + tries.failures > 0,
          });
        },
      };
      const response = queue.add<TransportResponse>(work, {
        priority: PRIORITY_NUMBERS[priority],
        signal,
        shareKey: isRead ? `${identityOf(request.token)} ${outgoing.url}` : undefined,
        orderKey: isRead || request.entity === null ? undefined : request.entity,
      });
      return observed === null ? response : observed.follow(response);
    },
  };
}

/** Rejects with the signal's reason as soon as it aborts. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/**
 * The longest time that a caller waits for a bucket without an error. The service itself never asks for more than a second; a caller
 * with a longer wait should know of it.
 */
const LONGEST_QUIET_WAIT_MS = 5_000;

/** A slower answer says too little about the service's clock: it is unknown when the service wrote it. */
const SLOW_ANSWER_MS = 5_000;

interface Tries {
  failures: number;
  refusals: number;
  /** When the latest attempt was sent. */
  sentAtMs: number;
}

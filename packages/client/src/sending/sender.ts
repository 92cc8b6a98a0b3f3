import type { Clock } from '../clock.ts';
import { createEarlyReads, type EarlyRead } from '../early-reads.ts';
import { RateLimitedError } from '../errors/rate-limited-error.ts';
import type { FailureObserver } from '../errors/request-failure.ts';
import { createQueueStatus, type QueueStatus } from '../queue/queue-status.ts';
import { RequestQueue } from '../queue/request-queue.ts';
import { Limiter, type LimiterTicket, toLane } from '../rate-limit/limiter.ts';
import { ScopeMemory } from '../rate-limit/scope-memory.ts';
import type { Transport, TransportRequest, TransportResponse } from '../transport/transport.ts';
import type { ApiRequest } from './api-request.ts';
import { createJudge, LONGEST_QUIET_WAIT_MS, type Tries } from './judge-attempt.ts';
import { observeWrite, type WriteObserver } from './observe-write.ts';

/** Priorities: what a person did, what a person waits for, what is only refreshed. */
export type Priority = 'write' | 'interactive' | 'background';

const PRIORITY_NUMBERS = { write: 25, interactive: 75, background: 100 } as const satisfies Record<
  Priority,
  number
>;

/** Early reads count as this, whatever their address. */
const PUBLIC_READ = { method: 'GET', entity: null, own: false, token: null } as const;

export interface SendOptions {
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
}

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

interface SenderOptions {
  readonly baseUrl: string;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly userAgent?: string | undefined;
  readonly isOnline?: (() => boolean) | undefined;
  readonly onWrite?: WriteObserver | undefined;
  readonly onFailure?: FailureObserver | undefined;
  readonly earlyReads?: readonly EarlyRead[] | undefined;
}

/** A sender with its own queue and limits. */
export function createSender(options: SenderOptions): Sender {
  const { transport, clock, earlyReads = [] } = options;
  const limiter = new Limiter();
  const scopes = new ScopeMemory();
  const early = createEarlyReads(earlyReads, { limiter, lane: toLane(scopes.foretell(PUBLIC_READ)), clock });
  const totals = { sent: earlyReads.length, retried: 0, limited: 0 };
  const identities = new Map<string, number>();
  const judge = createJudge(options, { limiter, scopes, totals });
  const status = createQueueStatus(() => ({
    ...queue.counts,
    scopes: limiter.status(clock.now()),
    recentlyLimited: limiter.recentlyLimited(clock.now()),
    totals: { ...totals },
    clockSkewMs: judge.clockSkewMs(),
  }));
  const queue = new RequestQueue<LimiterTicket>({ gate: limiter, clock, onChange: status.touch });

  /** Distinguishes tokens in keys without revealing them. */
  function identityOf(token: string | null): string {
    if (token === null) return 'anonymous';
    const known = identities.get(token) ?? identities.size + 1;
    identities.set(token, known);
    return `token ${known}`;
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
      const outgoing = toTransport(request, options);
      if (!isRead) early.clear();
      const sentEarly = isRead && request.token === null ? early.take(outgoing.url) : null;
      if (sentEarly !== null) {
        const response = await unlessAborted(sentEarly, signal);
        if (response !== null) return response;
      }
      const tries: Tries = { failures: 0, refusals: 0, sentAtMs: 0 };
      const observed = observeWrite(request, options);
      const work = {
        lane: () => toLane(scopes.foretell(request)),
        async run({ ticket, signal }: { ticket: LimiterTicket; signal: AbortSignal }) {
          totals.sent += 1;
          const attempt = { request, outgoing, ticket, tries };
          try {
            await observed?.begin();
            tries.sentAtMs = clock.now();
            return judge.answered(attempt, await transport.send(outgoing, signal));
          } catch (error) {
            return judge.unanswered(attempt, error);
          } finally {
            // A call after a write must not get an answer from before it.
            if (!isRead) queue.stopSharingRunning();
          }
        },
        giveUp: (readyAtMs: number, nowMs: number) => pauseOf(outgoing, tries, readyAtMs, nowMs),
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

function toTransport(
  request: ApiRequest,
  { baseUrl, userAgent }: Pick<SenderOptions, 'baseUrl' | 'userAgent'>,
): TransportRequest {
  const headers: Record<string, string> = {};
  if (request.token !== null) headers.Authorization = request.token;
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  if (userAgent !== undefined) headers['User-Agent'] = userAgent;
  return {
    method: request.method,
    url: `${baseUrl}${request.path}`,
    path: request.path,
    headers,
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  };
}

/** The error of a lane that waits for too long; null if it may be waited for. Only a 429 blocks a lane for so long, and other callers in the meantime get the same error. */
function pauseOf({ method, path }: TransportRequest, tries: Tries, readyAtMs: number, nowMs: number) {
  const retryAfterMs = readyAtMs - nowMs;
  // Infinity: an answer that is in flight will show it.
  if (retryAfterMs <= LONGEST_QUIET_WAIT_MS || readyAtMs === Number.POSITIVE_INFINITY) return null;
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
}

/** Rejects with the signal's reason as soon as it aborts. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

import { type AdaptiveWait, afterLimited, CALM } from './adaptive-wait.ts';
import {
  answered,
  type BucketState,
  blocked,
  createBucket,
  lost,
  READS_PER_SECOND,
  readyAtMs,
  refused,
  sent,
  uncounted,
} from './bucket.ts';
import type { RateHeaders } from './headers.ts';

/** Proof that a request was let through, returned with its outcome. */
export interface LimiterTicket {
  readonly id: number;
  /** The buckets it is counted in until the answer names the real one. */
  readonly scopes: readonly string[];
  readonly sentAtMs: number;
}

/** A lane of the queue: the buckets a request may be counted in, the likeliest first. */
export function toLane(scopes: readonly [string, ...string[]]): string {
  return scopes.join(' ');
}

/** The outcome of a request. */
export type Outcome =
  | { readonly type: 'lost' }
  | { readonly type: 'answered'; readonly ok: boolean; readonly rate: RateHeaders | null }
  | { readonly type: 'limited'; readonly retryAfterMs: number; readonly rate: RateHeaders | null };

/** One bucket for display. */
export interface ScopeStatus {
  /** Requests per second. */
  readonly limit: number;
  /** Requests left by the latest answer; null before one, or without a limiter. */
  readonly remaining: number | null;
  /** When the next request may be sent, milliseconds since 1970; null if only an answer can show it. */
  readonly readyAtMs: number | null;
  /** Round trips of the last answers, newest last, in milliseconds. Empty without a limiter. */
  readonly roundTripsMs: readonly number[];
}

/** As `READS_PER_SECOND`. */
const UPDATES_PER_SECOND = 3;
/** After a 429, slots to wait beyond `retry_after`: the one it points to is refused, and its own takes one. */
const SLOTS_AFTER_REFUSAL = 2;
/** The longest wait because of a time in an answer: the reset is by another clock, and is not reliable. */
const RESET_MOST_MS = 5_000;
/** For this long after a 429, an answer without limit headers does not mean that there is no limiter. */
const WARY_MS = 60_000;

/** The buckets of the service, one per scope. Holds state, decides nothing that `bucket.ts` does not. */
export class Limiter {
  readonly #buckets = new Map<string, BucketState>();
  #nextId = 0;
  #wait: AdaptiveWait = CALM;
  #lastLimitedAtMs = Number.NEGATIVE_INFINITY;

  readyAtMs(lane: string, nowMs: number): number {
    return Math.max(...this.#involved(lane).map((scope) => readyAtMs(this.#bucket(scope), nowMs)));
  }

  enter(lane: string, nowMs: number): LimiterTicket {
    const ticket = { id: this.#nextId++, scopes: this.#involved(lane), sentAtMs: nowMs };
    for (const scope of ticket.scopes) this.#change(scope, (bucket) => sent(bucket, ticket.id, nowMs));
    return ticket;
  }

  leave(ticket: LimiterTicket, outcome: Outcome, nowMs: number): void {
    const reported = outcome.type === 'lost' ? null : (outcome.rate?.scope ?? null);
    if (reported !== null && !ticket.scopes.includes(reported)) {
      this.#change(reported, (bucket) => sent(bucket, ticket.id, ticket.sentAtMs));
    }
    const [likely] = ticket.scopes;
    const counted = reported ?? (outcome.type === 'limited' ? likely : null);
    for (const scope of new Set([...ticket.scopes, ...(reported === null ? [] : [reported])])) {
      this.#change(scope, (bucket) =>
        counted === null || counted === scope
          ? this.#settle(bucket, ticket.id, outcome, nowMs)
          : uncounted(bucket, ticket.id),
      );
    }
  }

  /** Forgets the buckets of the token's system, when the token changes. */
  forgetOwn(): void {
    for (const scope of this.#buckets.keys()) if (scope.startsWith('own_')) this.#buckets.delete(scope);
  }

  /** How many 429s came within the last five seconds of activity. */
  recentlyLimited(nowMs: number): number {
    return this.#wait.recentMs.filter((atMs) => nowMs - atMs < RESET_MOST_MS).length;
  }

  status(nowMs: number): Readonly<Record<string, ScopeStatus>> {
    const result: Record<string, ScopeStatus> = {};
    for (const [scope, state] of this.#buckets) {
      const atMs = readyAtMs(state, nowMs);
      result[scope] = {
        limit: state.limit,
        remaining: state.remaining,
        readyAtMs: atMs === Number.POSITIVE_INFINITY ? null : Math.max(atMs, nowMs),
        roundTripsMs: state.roundTripsMs,
      };
    }
    return result;
  }

  #bucket(scope: string): BucketState {
    return (
      this.#buckets.get(scope) ??
      createBucket(scope.endsWith('update') ? UPDATES_PER_SECOND : READS_PER_SECOND)
    );
  }

  #change(scope: string, change: (bucket: BucketState) => BucketState): void {
    this.#buckets.set(scope, change(this.#bucket(scope)));
  }

  /** All known buckets of a lane count; of the unknown ones, only the likeliest is probed. */
  #involved(lane: string): string[] {
    return lane.split(' ').filter((scope, index) => index === 0 || this.#bucket(scope).reportedAtMs !== null);
  }

  #settle(state: BucketState, id: number, outcome: Outcome, nowMs: number): BucketState {
    switch (outcome.type) {
      case 'lost':
        return lost(state, id, nowMs);
      case 'limited': {
        this.#lastLimitedAtMs = nowMs;
        this.#wait = afterLimited(this.#wait, nowMs);
        const next = refused(state, id, outcome.rate, outcome.retryAfterMs, nowMs);
        const bySlotsMs = outcome.retryAfterMs + (SLOTS_AFTER_REFUSAL * 1000) / next.limit;
        return blocked(next, nowMs + Math.max(this.#wait.waitMs, bySlotsMs));
      }
      case 'answered': {
        const { ok, rate } = outcome;
        const isWary = nowMs - this.#lastLimitedAtMs < WARY_MS;
        if (rate === null && ok && isWary) return lost(state, id, nowMs);
        const next = answered(state, id, outcome, nowMs);
        return rate !== null && rate.remaining < 1
          ? blocked(next, nowMs + this.#emptyWaitMs(rate, nowMs))
          : next;
      }
    }
  }

  /** Nothing left although it was served, which another service may do: wait for the reset, or as after a 429. */
  #emptyWaitMs(rate: RateHeaders, nowMs: number): number {
    const untilResetMs = (rate.resetAtMs ?? 0) - nowMs;
    return untilResetMs > 0 ? Math.min(untilResetMs, RESET_MOST_MS) : this.#wait.waitMs;
  }
}

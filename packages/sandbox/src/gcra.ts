/**
 * The service's rate limiter, number for number: a generic cell rate algorithm with the burst of one period, in doubles
 * of seconds, as its Redis script computes it (docs/api-notes.md, "Rate limit"). The float errors are part of the
 * behaviour: with clocks from mid 2025 to 2034 the first answer of a fresh bucket of ten says 8, not 9.
 */

/** Redis counts from 2017 here, to leave digits for the fraction. */
const EPOCH_2017_SECONDS = 1_483_228_800;
const PERIOD_SECONDS = 1;
/** Number of buckets kept before unused ones are removed. */
const SWEEP_AT = 1000;

export interface RateVerdict {
  readonly served: boolean;
  /** The header's figures. */
  readonly remaining: number;
  readonly retryAfterMs: number;
  /** Whole seconds until the bucket is full, always rounded down: 0 or 1. */
  readonly resetAfterSeconds: number;
}

export interface RateLimiter {
  /** Counts one request to the bucket `key` with `rate` requests a second, at `nowMs` of the service's clock. */
  take(key: string, rate: number, nowMs: number): RateVerdict;
  /** Forgets all buckets. */
  reset(): void;
}

/** A limiter with all buckets full. */
export function createRateLimiter(): RateLimiter {
  /** Theoretical arrival time by key, in seconds since 2017. */
  const arrivals = new Map<string, number>();

  return {
    take(key, rate, nowMs) {
      const seconds = Math.floor(nowMs / 1000);
      const micros = Math.floor((nowMs - seconds * 1000) * 1000);
      const now = seconds - EPOCH_2017_SECONDS + micros / 1_000_000;
      const interval = PERIOD_SECONDS / rate;
      const arrival = Math.max(arrivals.get(key) ?? now, now);
      const nextArrival = arrival + interval;
      const slack = now - (nextArrival - interval * rate);
      const room = slack / interval;
      if (room < 0) {
        return {
          served: false,
          remaining: 0,
          // The script returns the seconds as text of 14 digits.
          retryAfterMs: Math.ceil(Number((-slack).toPrecision(14)) * 1000),
          resetAfterSeconds: Math.trunc(arrival - now),
        };
      }
      if (arrivals.size >= SWEEP_AT) sweep(arrivals, now);
      arrivals.set(key, nextArrival);
      const remaining = Math.trunc(room);
      // The trap: a request without room has been counted, and is refused all the same.
      return {
        served: remaining > 0,
        remaining,
        retryAfterMs: 0,
        resetAfterSeconds: Math.trunc(nextArrival - now),
      };
    },
    reset() {
      arrivals.clear();
    },
  };
}

function sweep(arrivals: Map<string, number>, now: number): void {
  for (const [key, arrival] of arrivals) if (arrival <= now) arrivals.delete(key);
}

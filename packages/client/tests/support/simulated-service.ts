import type { Transport, TransportRequest, TransportResponse } from '../../src/transport/transport.ts';
import type { VirtualClock } from './virtual-clock.ts';

/**
 * The rate limiter of the service, written from its description (docs/api-notes.md) and sharing no line with the client:
 * one theoretical arrival time per bucket, in seconds as a double, as the service keeps it.
 */
class GcraWitness {
  readonly #arrivalSeconds = new Map<string, number>();

  take(
    key: string,
    limit: number,
    nowMs: number,
  ): { served: boolean; remaining: number; retryAfterMs: number } {
    const now = nowMs / 1000;
    const slot = 1 / limit;
    const t = Math.max(this.#arrivalSeconds.get(key) ?? now, now);
    const slack = now - (t + slot - 1);
    const r = slack / slot;
    if (r < 0) return { served: false, remaining: 0, retryAfterMs: Math.ceil(-slack * 1000) };
    this.#arrivalSeconds.set(key, t + slot);
    const remaining = Math.trunc(r);
    return { served: remaining >= 1, remaining, retryAfterMs: 0 };
  }
}

export interface SimulationOptions {
  readonly clock: VirtualClock;
  /** The latency of a request one way, in milliseconds. */
  readonly outMs: () => number;
  /** From the limiter to the client, in milliseconds. */
  readonly backMs: () => number;
  readonly headers?: boolean;
}

/** A service behind a slow line. Bucket by method, `own` in the path for the system's own. */
export class SimulatedService implements Transport {
  readonly witness = new GcraWitness();
  readonly log: { atMs: number; status: number; key: string; path: string; remaining: number }[] = [];
  /** The most requests that were in flight at once. */
  most = 0;
  #inFlight = 0;
  readonly #options: SimulationOptions;

  constructor(options: SimulationOptions) {
    this.#options = options;
  }

  async send(request: TransportRequest): Promise<TransportResponse> {
    const { clock, outMs, backMs } = this.#options;
    this.#inFlight += 1;
    this.most = Math.max(this.most, this.#inFlight);
    await clock.sleep(outMs());
    const response = this.answer(request.method, request.path);
    await clock.sleep(backMs());
    this.#inFlight -= 1;
    return response;
  }

  /** What the service does when a request reaches it. */
  answer(method: string, path: string): TransportResponse {
    const atMs = this.#options.clock.now();
    const limit = method === 'GET' ? 10 : 3;
    const key = `${path.includes('own') ? 'own_system' : 'generic'}_${method === 'GET' ? 'get' : 'update'}`;
    const taken = this.witness.take(key, limit, atMs);
    const status = taken.served ? 200 : 429;
    this.log.push({ atMs, status, key, path, remaining: taken.remaining });
    const headers = new Headers();
    if (this.#options.headers !== false) {
      headers.set('X-RateLimit-Limit', String(limit));
      headers.set('X-RateLimit-Remaining', String(taken.remaining));
      headers.set('X-RateLimit-Reset', String(Math.floor(atMs / 1000)));
      headers.set('X-RateLimit-Scope', key);
    }
    const text = taken.served
      ? '{}'
      : JSON.stringify({
          message: '429: too many requests',
          retry_after: taken.retryAfterMs,
          scope: key,
          code: 0,
        });
    return { status, statusText: '', headers, text };
  }
}

import type { Clock } from './clock.ts';
import { readRateHeaders } from './rate-limit/headers.ts';
import type { Limiter } from './rate-limit/limiter.ts';
import { readLimitDetails } from './transport/read-error.ts';
import type { TransportResponse } from './transport/transport.ts';

/** A read without a token that was sent before the client existed. Times are in milliseconds since 1970. */
export interface EarlyRead {
  readonly url: string;
  readonly sentAtMs: number;
  /** Rejects if no whole answer came. */
  readonly answer: Promise<TransportResponse & { readonly receivedAtMs: number }>;
}

/** Older answers are not used, because they may be outdated. */
const FRESH_FOR_MS = 10_000;

/** Reads that were sent early; each answer goes to the first caller with the same request. */
export interface EarlyReads {
  /** The successful answer to a GET of `url`; null, at once or later, if the caller has to send it. */
  take(url: string): Promise<TransportResponse | null> | null;
  /** Drops all: after a write they may be outdated. */
  clear(): void;
}

/** Counts the reads in the limiter, with their real times, and stores their answers. */
export function createEarlyReads(
  reads: readonly EarlyRead[],
  { limiter, lane, clock }: { limiter: Limiter; lane: string; clock: Clock },
): EarlyReads {
  const pending = new Map(reads.map((read) => [read.url, { ...read, answer: adopt(read) }]));

  async function adopt({ sentAtMs, answer }: EarlyRead): Promise<TransportResponse | null> {
    const ticket = limiter.enter(lane, sentAtMs);
    try {
      const response = await answer;
      const { status, headers, receivedAtMs } = response;
      const rate = readRateHeaders(headers);
      const ok = status === 200;
      limiter.leave(
        ticket,
        status === 429
          ? { type: 'limited', ...readLimitDetails(response, receivedAtMs), rate }
          : { type: 'answered', ok, rate },
        receivedAtMs,
      );
      return ok ? response : null;
    } catch {
      limiter.leave(ticket, { type: 'lost' }, clock.now());
      return null;
    }
  }

  return {
    take(url) {
      const read = pending.get(url);
      pending.delete(url);
      return read === undefined || clock.now() - read.sentAtMs > FRESH_FOR_MS ? null : read.answer;
    },
    clear: () => pending.clear(),
  };
}

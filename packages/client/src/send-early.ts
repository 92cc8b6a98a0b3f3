import type { Clock } from './clock.ts';
import type { EarlyRead } from './early-reads.ts';
import { answered, createBucket, READS_PER_SECOND, readyAtMs, sent } from './rate-limit/bucket.ts';
import { readRateHeaders } from './rate-limit/headers.ts';

/** What has been sent early so far. */
export interface SentEarly {
  /** Ends the sending. A second call returns none. */
  take(): EarlyRead[];
}

/**
 * Sends reads before the client exists, when its queue would send them. After a refusal, after a failure and when the service says that
 * nothing is left it sends no more: the client repeats what it needs.
 *
 * @param send rejects if no whole answer came
 */
export function sendEarly(
  urls: readonly string[],
  { send, clock }: { send: (url: string) => EarlyRead['answer']; clock: Clock },
): SentEarly {
  let bucket = createBucket(READS_PER_SECOND);
  const waiting = [...urls];
  const reads: EarlyRead[] = [];
  let timer: unknown;

  function stop(): void {
    clock.clearTimeout(timer);
    waiting.length = 0;
  }

  function sendWhatMay(): void {
    clock.clearTimeout(timer);
    for (let url = waiting[0]; url !== undefined; url = waiting[0]) {
      const nowMs = clock.now();
      const waitMs = readyAtMs(bucket, nowMs) - nowMs;
      if (waitMs > 0) {
        if (Number.isFinite(waitMs)) timer = clock.setTimeout(sendWhatMay, waitMs);
        return;
      }
      waiting.shift();
      sendOne(url, nowMs);
    }
  }

  function sendOne(url: string, sentAtMs: number): void {
    const id = reads.length;
    const answer = send(url);
    bucket = sent(bucket, id, sentAtMs);
    reads.push({ url, sentAtMs, answer });
    answer.then(({ status, headers, receivedAtMs }) => {
      const rate = readRateHeaders(headers);
      if (status === 429 || rate?.remaining === 0) return stop();
      bucket = answered(bucket, id, { ok: status === 200, rate }, receivedAtMs);
      sendWhatMay();
    }, stop);
  }

  sendWhatMay();
  return {
    take() {
      stop();
      return reads.splice(0);
    },
  };
}

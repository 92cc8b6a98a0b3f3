import type { Clock } from '../clock.ts';
import { isAnswerLost } from '../errors/is-answer-lost.ts';
import type { ApiRequest } from './api-request.ts';

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

/** Tells `onWrite` of a request. Null for a read, and without an observer. */
export function observeWrite(
  { method, path }: ApiRequest,
  { onWrite, clock }: { readonly onWrite?: WriteObserver | undefined; readonly clock: Clock },
) {
  if (method === 'GET' || onWrite === undefined) return null;
  let sentAtMs = 0;
  let end: Promise<(end: WriteEnd) => void> | null = null;
  return {
    /** Before each attempt. */
    async begin() {
      end ??= onWrite({ method, path }).catch(() => () => {});
      await end;
      sentAtMs = clock.now();
    },
    /** The same response, whose outcome is told first. */
    async follow<T>(response: Promise<T>): Promise<T> {
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

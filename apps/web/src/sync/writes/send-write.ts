import { isAnswerLost } from '@frontboard/client';

/** The outcome of a write. */
export type WriteOutcome<T> =
  /** The service has it. */
  | { readonly state: 'done'; readonly value: T }
  /** The service refused it: nothing was done. */
  | { readonly state: 'refused'; readonly error: unknown }
  /** Its answer was lost, and once it could no longer be running a read has shown that it was not done. It can be sent again. */
  | { readonly state: 'not-done'; readonly error: unknown }
  /** Its answer was lost, and the service could not be asked since. */
  | { readonly state: 'unknown'; readonly error: unknown };

interface Write<T> {
  /** Sends it once. Rejects as the client does. */
  readonly send: () => Promise<T>;
  /** What the service has of it, or null if it was not done. Rejects if the service can't be asked. */
  readonly look: () => Promise<T | null>;
  /** Resolves once an attempt that has just ended can no longer be running: `Writes.settle`. */
  readonly settle: () => Promise<void>;
}

/** Sends a write once. After a lost answer its outcome is unknown. Never rejects. */
export async function sendOnce<T>(send: () => Promise<T>): Promise<WriteOutcome<T>> {
  try {
    return { state: 'done', value: await send() };
  } catch (error) {
    return { state: isAnswerLost(error) ? 'unknown' : 'refused', error };
  }
}

/**
 * Sends a write once and finds out its outcome. After a lost answer the service is asked: at once, because most writes have
 * been carried out by then, and if it is not done, again when the write can no longer be running. Never rejects.
 */
export async function sendWrite<T>({ send, look, settle }: Write<T>): Promise<WriteOutcome<T>> {
  const outcome = await sendOnce(send);
  return outcome.state === 'unknown' ? findOutcome({ look, settle }, outcome.error) : outcome;
}

/** Sends a write that changes nothing the second time, once more if its answer is lost. Rejects as `send` does. */
export async function sendAgainIfLost<T>(send: () => Promise<T>, settle: () => Promise<void>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    // Two overlapping ones make each other fail.
    await settle();
    return send();
  }
}

/** The outcome of a write whose answer was just lost, with `error`. Never rejects. */
export async function findOutcome<T>(
  { look, settle }: Pick<Write<T>, 'look' | 'settle'>,
  error: unknown,
): Promise<WriteOutcome<T>> {
  // A failure here is retried below.
  const early = await look().catch(() => null);
  if (early !== null) return { state: 'done', value: early };
  try {
    await settle();
    const value = await look();
    return value === null ? { state: 'not-done', error } : { state: 'done', value };
  } catch {
    // The first error is more useful than the failure of the read.
    return { state: 'unknown', error };
  }
}

import { isAnswerLost } from '@frontboard/client';

/** What became of a write. */
export type WriteOutcome<T> =
  /** The service has it. `wasLost`: its answer did not come, and a look has shown it. */
  | { readonly state: 'done'; readonly value: T; readonly wasLost: boolean }
  /** The service refused it: nothing was done. */
  | { readonly state: 'refused'; readonly error: unknown }
  /** Its answer was lost, and once it could no longer be running a look has shown that it was not done. It can be sent again. */
  | { readonly state: 'not-done'; readonly error: unknown }
  /** Its answer was lost, and the service could not be looked at since. */
  | { readonly state: 'unknown'; readonly error: unknown };

interface Write<T> {
  /** Sends it once. Rejects as the client does. */
  readonly send: () => Promise<T>;
  /** What the service has of it, or null when it has not been done. Rejects when the service can't be asked. */
  readonly look: () => Promise<T | null>;
  /** Resolves once an attempt that has just ended can no longer be running: `Writes.settle`. */
  readonly settle: () => Promise<void>;
}

/**
 * Sends a write once and finds out what became of it. After a lost answer the service is looked at: at once, since most writes have
 * been carried out by then, and if it is not done, once more when the write can no longer be running. Never rejects.
 */
export async function sendWrite<T>({ send, look, settle }: Write<T>): Promise<WriteOutcome<T>> {
  try {
    return { state: 'done', value: await send(), wasLost: false };
  } catch (error) {
    return isAnswerLost(error) ? findOutcome({ look, settle }, error) : { state: 'refused', error };
  }
}

/** What became of a write whose answer was lost just now, as `error` says. Never rejects. */
export async function findOutcome<T>(
  { look, settle }: Pick<Write<T>, 'look' | 'settle'>,
  error: unknown,
): Promise<WriteOutcome<T>> {
  // What fails here is asked again below.
  const early = await look().catch(() => null);
  if (early !== null) return { state: 'done', value: early, wasLost: true };
  try {
    await settle();
    const value = await look();
    return value === null ? { state: 'not-done', error } : { state: 'done', value, wasLost: true };
  } catch {
    // The first error says more of what happened than that the look failed, too.
    return { state: 'unknown', error };
  }
}

import type { Clock } from './clock.ts';

/** The result of `work`, or null if that takes longer than `ms`. `work` must not reject. */
export async function withDeadline<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T | null> {
  let timer: unknown;
  const deadline = new Promise<null>((resolve) => {
    timer = clock.setTimeout(() => resolve(null), ms);
  });
  const result = await Promise.race([work, deadline]);
  clock.clearTimeout(timer);
  return result;
}

import type { Clock } from '../../platform/clock.ts';

/** Upper bound: a slow device must not hold up the page. */
const LONGEST_WAIT_MS = 500;

/** Waits for `work`, at most 500 ms. `work` must not reject. */
export async function withDeadline(clock: Clock, work: Promise<unknown>): Promise<void> {
  let timer: unknown;
  const deadline = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([work, deadline]);
  clock.clearTimeout(timer);
}

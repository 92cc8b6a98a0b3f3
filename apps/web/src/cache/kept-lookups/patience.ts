import type { Clock } from '../../platform/clock.ts';

/** A page shows what it has rather than wait longer for a slow device. */
const LONGEST_WAIT_MS = 500;

/** Resolves when `work` is done, or soon. `work` must not reject. */
export async function soon(clock: Clock, work: Promise<unknown>): Promise<void> {
  let timer: unknown;
  const patience = new Promise<void>((resolve) => {
    timer = clock.setTimeout(resolve, LONGEST_WAIT_MS);
  });
  await Promise.race([work, patience]);
  clock.clearTimeout(timer);
}

/** A growing wait. */
export interface Backoff {
  readonly firstMs: number;
  readonly lastMs: number;
}

/**
 * The wait after the `failures`-th failure in a row (1 is the first): doubles from `firstMs` up to `lastMs`, and is up to a
 * quarter shorter by `jitter` (0 to 1), so that the devices of many people do not return at the same time.
 */
export function backoffMs(failures: number, { firstMs, lastMs }: Backoff, jitter = 0): number {
  // The maximum is reached long before 2^30.
  const full = Math.min(lastMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 30));
  return Math.round(full * (1 - jitter / 4));
}

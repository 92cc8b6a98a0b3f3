/** A growing wait. */
export interface Backoff {
  readonly firstMs: number;
  readonly lastMs: number;
}

/** A server error on one system, or an answer that is not the service's. */
export const SERVICE_BACKOFF: Backoff = { firstMs: 5_000, lastMs: 300_000 };

/** Nothing answers: one request at a time probes the service. */
export const OUTAGE_BACKOFF: Backoff = { firstMs: 2_000, lastMs: 60_000 };

/** A system that no longer exists, or may not be seen, seldom returns. */
export const GONE_BACKOFF: Backoff = { firstMs: 300_000, lastMs: 86_400_000 };

/** Who is fronting may be shared again at any time; asking hourly is enough to notice. */
export const PRIVATE_LAST_MS = 3_600_000;

/**
 * The wait after the `failures`-th failure in a row (1 is the first): doubles from `firstMs` up to `lastMs`, and is up to a
 * quarter shorter by `jitter` (0 to 1), so that the devices of many people do not return at the same time.
 */
export function backoffMs(failures: number, { firstMs, lastMs }: Backoff, jitter: number): number {
  // The maximum is reached long before 2^30.
  const full = Math.min(lastMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 30));
  return Math.round(full * (1 - jitter / 4));
}

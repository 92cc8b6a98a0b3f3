import type { Backoff } from '../backoff.ts';

/** A server error on one system, or an answer that is not the service's. */
export const SERVICE_BACKOFF: Backoff = { firstMs: 5_000, lastMs: 300_000 };

/** Nothing answers: one request at a time probes the service. */
export const OUTAGE_BACKOFF: Backoff = { firstMs: 2_000, lastMs: 60_000 };

/** A system that no longer exists, or may not be seen, seldom returns. */
export const GONE_BACKOFF: Backoff = { firstMs: 300_000, lastMs: 86_400_000 };

/** Who is fronting may be shared again at any time; asking hourly is enough to notice. */
export const PRIVATE_LAST_MS = 3_600_000;

/** Minimum wait, in milliseconds: several times what the real server needs with a long history. */
export const LEAST_SETTLE_MS = 3_000;

/** Maximum: by then the server's own limits have ended any request. */
const MOST_MS = 60_000;

/** How much longer than the slowest recent write one may take. */
const MARGIN = 3;

/** How many recent writes count. */
const WINDOW = 20;

/** How long a write may still be running, in milliseconds, if the slowest recent one took `slowestMs`. */
export function settleMsAfter(slowestMs: number): number {
  return Math.min(MOST_MS, Math.max(LEAST_SETTLE_MS, MARGIN * slowestMs));
}

/**
 * Measures how long the service needs for writes, and how long one without an answer may still be running.
 *
 * @param slowestMs `slowestMs` of an earlier page
 */
export function createSettleTime(slowestMs: number) {
  let recent: readonly number[] = [slowestMs];
  const slowest = () => Math.max(0, ...recent);
  return {
    /** A write was answered after so many milliseconds. */
    learn(tookMs: number): void {
      recent = [...recent, tookMs].slice(-WINDOW);
    },
    /** How long the slowest of the last 20 writes took, in milliseconds; 0 if that is too short to matter. */
    slowestMs: () => (MARGIN * slowest() > LEAST_SETTLE_MS ? slowest() : 0),
    /** In milliseconds: at least 3 s, and three times the slowest of the last 20 writes, up to a minute. */
    ms: () => settleMsAfter(slowest()),
  };
}

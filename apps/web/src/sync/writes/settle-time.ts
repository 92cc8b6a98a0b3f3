/** Minimum wait, in milliseconds: several times what the real server needs with a long history. */
export const LEAST_SETTLE_MS = 3_000;

/** Maximum: by then the server's own limits have ended any request. */
const MOST_MS = 60_000;

/** How much longer than the slowest recent write one may take. */
const MARGIN = 3;

/** How many recent writes count. */
const WINDOW = 20;

/** Measures how long the service needs for writes, and how long one without an answer may still be running. */
export interface SettleTime {
  /** A write was answered after so many milliseconds. */
  learn(tookMs: number): void;
  /** How long the slowest of the last 20 writes took, in milliseconds; 0 if that is too short to matter. */
  slowestMs(): number;
  /** In milliseconds: at least 3 s, and three times the slowest of the last 20 writes, up to a minute. */
  ms(): number;
}

/** @param slowestMs `slowestMs` of an earlier page */
export function createSettleTime(slowestMs: number): SettleTime {
  let recent: readonly number[] = [slowestMs];
  const slowest = () => Math.max(0, ...recent);
  return {
    learn(tookMs) {
      recent = [...recent, tookMs].slice(-WINDOW);
    },
    slowestMs: () => (MARGIN * slowest() > LEAST_SETTLE_MS ? slowest() : 0),
    ms: () => Math.min(MOST_MS, Math.max(LEAST_SETTLE_MS, MARGIN * slowest())),
  };
}

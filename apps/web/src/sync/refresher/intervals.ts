/** How old each kind of data may grow before it is fetched again, in milliseconds. */
export interface Intervals {
  readonly systemMs: number;
  readonly frontersMs: number;
  /** The same for systems with an interval of their own, by id. */
  readonly ownMs?: Readonly<Record<string, number>>;
}

/** Requests per second that refreshing may use permanently: half of what the service allows an address. */
export const FAIR_SHARE_PER_SECOND = 5;

/** Nothing is requested more often than this, whatever the settings say. */
const SHORTEST_INTERVAL_MS = 10_000;

/** Limits settings to what a timer can hold. */
const LONGEST_INTERVAL_MS = 7 * 86_400_000;

/**
 * The intervals in use: the chosen ones (seconds, minimums), all stretched by the same factor when `followedCount` systems
 * would otherwise use more than the fair share. `own`: the intervals (seconds), by id, of the systems that have their own.
 */
export function effectiveIntervals(
  chosen: { readonly systemUpdateInterval: number; readonly fronterUpdateInterval: number },
  followedCount: number,
  own: Readonly<Record<string, number>> = {},
): Intervals {
  const systemMs = clampMs(chosen.systemUpdateInterval, 3_600_000);
  const frontersMs = clampMs(chosen.fronterUpdateInterval, 300_000);
  const owned = Object.entries(own).map(([id, seconds]) => [id, clampMs(seconds, frontersMs)] as const);
  const perSecond = owned.reduce(
    (sum, [, ms]) => sum + 1_000 / ms - 1_000 / frontersMs,
    followedCount * (1_000 / systemMs + 1_000 / frontersMs),
  );
  const stretch = Math.max(1, perSecond / FAIR_SHARE_PER_SECOND);
  return {
    systemMs: systemMs * stretch,
    frontersMs: frontersMs * stretch,
    ...(owned.length > 0 && { ownMs: Object.fromEntries(owned.map(([id, ms]) => [id, ms * stretch])) }),
  };
}

/** The interval (seconds) that replaces an impossible one. */
export function boundedInterval(seconds: number): number {
  return Math.min(LONGEST_INTERVAL_MS, Math.max(SHORTEST_INTERVAL_MS, seconds * 1_000)) / 1_000;
}

function clampMs(seconds: number, fallbackMs: number): number {
  return Number.isFinite(seconds) ? boundedInterval(seconds) * 1_000 : fallbackMs;
}

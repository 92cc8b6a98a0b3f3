import type { StoreApi } from 'zustand/vanilla';

/** A smaller difference is not corrected: it is known to about a second, and relative times say "just now" up to a minute. */
const NOTABLE_MS = 60_000;

/** Answers show the same difference within this. */
const TOLERANCE_MS = 3_000;

/** The service's clock minus this device's, in milliseconds: 0 below a minute, null before an answer has shown it. */
export type ClockSkew = Pick<StoreApi<number | null>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The skew after an answer has shown `measuredMs`. It keeps its value while the clocks keep their distance. */
export function notableSkew(measuredMs: number | null, knownMs: number | null): number | null {
  if (measuredMs === null) return knownMs;
  if (knownMs !== null && Math.abs(measuredMs - knownMs) <= TOLERANCE_MS) return knownMs;
  return Math.abs(measuredMs) < NOTABLE_MS ? 0 : measuredMs;
}

/** The time by the service's clock as far as the skew is known, in milliseconds since 1970. */
export function serviceNow({ clock, clockSkew }: { clock: { now(): number }; clockSkew: ClockSkew }): number {
  return clock.now() + (clockSkew.getState() ?? 0);
}

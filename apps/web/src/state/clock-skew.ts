import type { StoreApi } from 'zustand/vanilla';

/** The skew is known to half of 5 s, which an answer may take, and half of the second that it names: a smaller one may be none. */
const MEASURED_WITHIN_MS = 3_000;

/** The service's clock minus this device's, in milliseconds: 0 if it may be none, null before an answer has shown it. */
export type ClockSkew = Pick<StoreApi<number | null>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The skew after an answer has shown `measuredMs`. It keeps its value while the clocks keep their distance. */
export function steadySkew(measuredMs: number | null, knownMs: number | null): number | null {
  if (measuredMs === null) return knownMs;
  if (Math.abs(measuredMs) <= MEASURED_WITHIN_MS) return 0;
  return knownMs !== null && Math.abs(measuredMs - knownMs) <= MEASURED_WITHIN_MS ? knownMs : measuredMs;
}

/** A clock that can be set wrong. */
export interface SkewedClock {
  /** Milliseconds since 1970 by this clock: the true time plus the skew. */
  now(): number;
  /** Milliseconds since 1970 by the clock behind it. */
  trueNow(): number;
  readonly skewMs: number;
  setSkew(skewMs: number): void;
}

/** The given clock, to be set wrong by `skewMs` milliseconds (negative: behind). */
export function createSkewedClock(base: { now(): number }, skewMs = 0): SkewedClock {
  let skew = skewMs;
  return {
    now: () => base.now() + skew,
    trueNow: () => base.now(),
    get skewMs() {
      return skew;
    },
    setSkew(next) {
      skew = next;
    },
  };
}

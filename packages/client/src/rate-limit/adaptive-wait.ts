/**
 * How long to wait after a 429, by the product's own rule: 1 s at first, half a second more (at most 3 s)
 * whenever three or more came within five seconds, half a second less for each five seconds without one.
 */
export interface AdaptiveWait {
  readonly waitMs: number;
  /** Times of the 429s of the last five seconds, oldest first, milliseconds since 1970. */
  readonly recentMs: readonly number[];
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_000;
const STEP_MS = 500;
const WINDOW_MS = 5_000;
const ERRORS_TO_RISE = 3;

export const CALM: AdaptiveWait = { waitMs: FIRST_WAIT_MS, recentMs: [] };

/** The state after a 429 at `nowMs`; its `waitMs` is the current wait. */
export function afterLimited(state: AdaptiveWait, nowMs: number): AdaptiveWait {
  const lastMs = state.recentMs.at(-1);
  const calmWindows = lastMs === undefined ? 0 : Math.max(0, Math.floor((nowMs - lastMs) / WINDOW_MS));
  const rested = Math.max(FIRST_WAIT_MS, state.waitMs - calmWindows * STEP_MS);
  const recentMs = [...state.recentMs.filter((at) => nowMs - at < WINDOW_MS), nowMs];
  return {
    waitMs: recentMs.length >= ERRORS_TO_RISE ? Math.min(LONGEST_WAIT_MS, rested + STEP_MS) : rested,
    recentMs,
  };
}

import type { LastFronted } from '@frontboard/model/list';

/** When the members of a system were last fronting, as far as its known switches say. */
export interface LastFronts {
  /** By the short id of a member; null if nothing is known. */
  readonly lastOf: (memberId: string) => LastFronted | null;
  /** All switches since this time are known, in milliseconds since 1970. Null if none are, or all. */
  readonly knownFromMs: number | null;
  readonly isComplete: boolean;
}

/** Nothing is known. */
export const NO_FRONTS: LastFronts = { lastOf: () => null, knownFromMs: null, isComplete: false };

/** When the members of a system were last fronting, and how far that is known. */
export interface LastFrontedState extends LastFronts {
  /** Its switches are still being read. */
  readonly isLoading: boolean;
  /** The time of the newest known switch that has happened, in milliseconds since 1970; null without one. */
  readonly newestMs: number | null;
  /** When the newest switches were last fetched, in milliseconds since 1970; null before that. */
  readonly checkedAtMs: number | null;
}

/** Nobody asks. */
export const NOTHING_ASKED: LastFrontedState = {
  ...NO_FRONTS,
  isLoading: false,
  newestMs: null,
  checkedAtMs: null,
};

/** The history is not open yet. */
export const NOT_YET: LastFrontedState = { ...NOTHING_ASKED, isLoading: true };

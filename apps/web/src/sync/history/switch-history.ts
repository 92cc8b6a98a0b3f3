import type { HistoryRow } from '../../persistence/history/history-row.ts';

/** What is needed of a history: the switches from this timestamp on, and the one before; null for all. */
export interface WantedSpan {
  readonly since: string | null;
}

/** The known part of a history of switches. */
export interface SwitchHistory {
  /** Newest first, those in the future among them; the same array until something in it changes. */
  readonly switches: readonly HistoryRow[];
  /**
   * `complete`: every switch of the system is loaded, even while the newest are fetched again. `paused`: the person has stopped the
   * loading, or nothing more was asked for. `failed`: the loading has stopped, and continues automatically if that makes sense.
   */
  readonly state: 'loading' | 'complete' | 'paused' | 'failed';
  readonly loadedCount: number;
  /** While everything is loaded: all switches since this time are loaded. Null before the first page, and when all are. */
  readonly loadedBackTo: string | null;
  /** Times of known switches, newest first: directly before each there may be switches that are not loaded yet. */
  readonly gapsBefore: readonly string[];
  /** When the newest switches were last fetched, in milliseconds since 1970; null before that. */
  readonly checkedAtMs: number | null;
  /** The service doesn't share the history, or doesn't know the system. There are no switches then. */
  readonly refusal: 'private' | 'not-found' | null;
  /** Why the last request failed; null if it did not. */
  readonly error: unknown;
  /** Another system's: its newest switches are loaded, and older ones only when asked. */
  readonly isOnDemand: boolean;
  /** Loads what a screen needs of a history on demand; null: no more than is loaded. Replaces what was needed before. */
  readonly want: (span: WantedSpan | null) => void;
  /** Stops the loading, also after a reload of the page. */
  readonly pause: () => void;
  /** Continues to load, and tries again what has failed. */
  readonly resume: () => void;
  /** Tries again what has failed, and no more. */
  readonly retry: () => void;
  /** Fetches all switches again, to find what was changed elsewhere. */
  readonly recheckAll: () => void;
}

import type { HistoryRow } from '../../persistence/history/history-row.ts';

/** A history of switches as far as it is known. */
export interface SwitchHistory {
  /** Newest first, those in the future among them; the same array until something in it changes. */
  readonly switches: readonly HistoryRow[];
  /**
   * `complete`: every switch of the system is there, also while the newest are fetched again. `paused`: the person has stopped the
   * loading. `failed`: the loading has stopped, and continues by itself when that makes sense.
   */
  readonly state: 'loading' | 'complete' | 'paused' | 'failed';
  readonly loadedCount: number;
  /** While everything is loaded: all switches from here on are there. Null before the first page, and when all are. */
  readonly loadedBackTo: string | null;
  /** Times of known switches, newest first: directly before each there may be switches that are not loaded yet. */
  readonly gapsBefore: readonly string[];
  /** When the newest switches were last fetched, in milliseconds since 1970; null before that. */
  readonly checkedAtMs: number | null;
  /** The service doesn't share the history, or doesn't know the system. There are no switches then. */
  readonly refusal: 'private' | 'not-found' | null;
  /** Why the service could not be asked last; null when it could. */
  readonly error: unknown;
  /** Stops the loading, also after the page is loaded again. */
  readonly pause: () => void;
  /** Goes on loading, and tries again what has failed. */
  readonly resume: () => void;
  /** Asks for all switches again, to find what was changed elsewhere. */
  readonly recheckAll: () => void;
}

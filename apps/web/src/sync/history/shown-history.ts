import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SwitchHistory } from './switch-history.ts';

/** While pages arrive, the list of switches changes at most this often. */
const SHOW_EVERY_MS = 1_000;

/** What a screen shows of a history. */
export type HistoryExtent = 'all' | 'newest';

/** What is known now, and what is made of it. */
interface ShownOptions {
  readonly clock: Clock;
  readonly rows: () => readonly HistoryRow[];
  readonly view: (switches: readonly HistoryRow[], formerGaps: readonly string[]) => SwitchHistory;
}

/** The snapshot that screens see, and those who follow it. */
export interface ShownHistory {
  readonly snapshot: SwitchHistory;
  /** Listeners for whom the history loads, and listeners who only follow it. */
  readonly listeners: Set<() => void>;
  readonly watchers: Set<() => void>;
  /** Shows what is known now; `isWhole: false` leaves the list of switches as it is for up to a second. */
  show(isWhole?: boolean): void;
  dispose(): void;
}

/** Shows what is known at the start. */
export function createShownHistory({ clock, rows, view }: ShownOptions): ShownHistory {
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  let snapshot = view(rows(), []);
  let timer: unknown = null;

  function clear(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function show(isWhole = true): void {
    if (isWhole) clear();
    snapshot = view(isWhole ? rows() : snapshot.switches, snapshot.gapsBefore);
    if (!isWhole && timer === null && snapshot.switches !== rows()) {
      timer = clock.setTimeout(() => {
        timer = null;
        show();
      }, SHOW_EVERY_MS);
    }
    for (const fn of [...listeners, ...watchers]) fn();
  }

  return {
    get snapshot() {
      return snapshot;
    },
    listeners,
    watchers,
    show,
    dispose: clear,
  };
}

import type { Schedule } from './schedule.ts';
import { viewEntry, viewSummary } from './summary.ts';
import type { RefreshEntry, Refresher, RefreshSummary } from './types.ts';

type Readers = Pick<Refresher, 'getEntry' | 'getSummary' | 'subscribeEntry' | 'subscribeSummary'>;

interface Publisher extends Readers {
  /** Notifies only the readers whose data has changed. */
  publish(
    schedule: Schedule,
    circumstances: { readonly isOnline: boolean; readonly isLeader: boolean; readonly nowMs: number },
  ): void;
}

const QUIET: RefreshEntry = { refreshing: false, problem: null };

/** Caches what was last published, so that a reader gets the same object until something changes. */
export function createPublisher(): Publisher {
  const entries = new Map<string, RefreshEntry>();
  const entryListeners = new Map<string, Set<() => void>>();
  const summaryListeners = new Set<() => void>();
  let summary: RefreshSummary = {
    refreshing: false,
    pending: 0,
    oldestMs: null,
    newestMs: null,
    hasUndated: false,
    online: true,
    serviceReachable: true,
    pausedUntilMs: null,
    leader: false,
  };

  return {
    publish(schedule, circumstances) {
      const present = new Set<string>();
      for (const entry of schedule.entries) {
        present.add(entry.id);
        const next = viewEntry(schedule, entry, circumstances.isOnline, circumstances.nowMs);
        if (isSameEntry(entries.get(entry.id) ?? QUIET, next)) continue;
        entries.set(entry.id, next);
        notify(entryListeners.get(entry.id));
      }
      for (const id of entries.keys()) if (!present.has(id)) entries.delete(id);
      const nextSummary = viewSummary(schedule, circumstances);
      if (isSameSummary(summary, nextSummary)) return;
      summary = nextSummary;
      notify(summaryListeners);
    },
    getEntry: (id) => entries.get(id) ?? QUIET,
    getSummary: () => summary,
    subscribeEntry(id, fn) {
      const listeners = entryListeners.get(id) ?? new Set();
      entryListeners.set(id, listeners.add(fn));
      return () => {
        listeners.delete(fn);
        if (listeners.size === 0 && entryListeners.get(id) === listeners) entryListeners.delete(id);
      };
    },
    subscribeSummary(fn) {
      summaryListeners.add(fn);
      return () => summaryListeners.delete(fn);
    },
  };
}

function notify(listeners: ReadonlySet<() => void> | undefined): void {
  for (const fn of [...(listeners ?? [])]) fn();
}

function isSameEntry(a: RefreshEntry, b: RefreshEntry): boolean {
  return (
    a.refreshing === b.refreshing &&
    a.problem?.kind === b.problem?.kind &&
    a.problem?.retryAtMs === b.problem?.retryAtMs
  );
}

function isSameSummary(a: RefreshSummary, b: RefreshSummary): boolean {
  // The fields of a summary are plain values.
  const fields = Object.keys(a) as (keyof RefreshSummary)[];
  return fields.every((field) => a[field] === b[field]);
}

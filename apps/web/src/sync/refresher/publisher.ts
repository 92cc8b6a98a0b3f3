import type { FollowedProblem } from '../../cache/status/types.ts';
import type { Schedule } from './schedule.ts';
import { problemOf, viewSummary } from './summary.ts';
import type { Refresher, RefreshSummary } from './types.ts';

type Readers = Pick<Refresher, 'getProblem' | 'getSummary' | 'subscribeProblem' | 'subscribeSummary'>;

interface Publisher extends Readers {
  /** Notifies only the readers whose data has changed. */
  publish(
    schedule: Schedule,
    circumstances: { readonly isOnline: boolean; readonly isLeader: boolean; readonly nowMs: number },
  ): void;
}

/** Caches what was last published, so that a reader gets the same object until something changes. */
export function createPublisher(): Publisher {
  const problems = new Map<string, FollowedProblem>();
  const problemListeners = new Map<string, Set<() => void>>();
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
        const next = problemOf(schedule, entry, circumstances.isOnline);
        if ((problems.get(entry.id) ?? null) === next) continue;
        if (next === null) problems.delete(entry.id);
        else problems.set(entry.id, next);
        notify(problemListeners.get(entry.id));
      }
      for (const id of problems.keys()) if (!present.has(id)) problems.delete(id);
      const nextSummary = viewSummary(schedule, circumstances);
      if (isSameSummary(summary, nextSummary)) return;
      summary = nextSummary;
      notify(summaryListeners);
    },
    getProblem: (id) => problems.get(id) ?? null,
    getSummary: () => summary,
    subscribeProblem(id, fn) {
      const listeners = problemListeners.get(id) ?? new Set();
      problemListeners.set(id, listeners.add(fn));
      return () => {
        listeners.delete(fn);
        if (listeners.size === 0 && problemListeners.get(id) === listeners) problemListeners.delete(id);
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

function isSameSummary(a: RefreshSummary, b: RefreshSummary): boolean {
  // The fields of a summary are plain values.
  const fields = Object.keys(a) as (keyof RefreshSummary)[];
  return fields.every((field) => a[field] === b[field]);
}

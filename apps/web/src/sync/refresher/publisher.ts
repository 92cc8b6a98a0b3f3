import { createStore } from 'zustand/vanilla';
import { shallow } from 'zustand/vanilla/shallow';
import { UNDATED_AT_MS } from '../../cache/status/status-cache.ts';
import type { FollowedProblem } from '../../cache/status/types.ts';
import { countPending } from './planner.ts';
import { isInFlight, type Schedule, type ScheduleEntry } from './schedule.ts';
import type { RefreshSummary } from './types.ts';

interface Circumstances {
  readonly isOnline: boolean;
  readonly isLeader: boolean;
  readonly nowMs: number;
}

/** Caches what was last published, so that a reader gets the same object until something changes. */
export function createPublisher(first: Schedule) {
  const problems = createStore(() => problemsOf(first, true));
  const summary = createStore(() => viewSummary(first, { isOnline: true, isLeader: false, nowMs: 0 }));

  return {
    /** Notifies only the readers whose data has changed. */
    publish(schedule: Schedule, circumstances: Circumstances): void {
      const nextProblems = problemsOf(schedule, circumstances.isOnline);
      if (!shallow(problems.getState(), nextProblems)) problems.setState(nextProblems, true);
      const nextSummary = viewSummary(schedule, circumstances);
      if (!shallow(summary.getState(), nextSummary)) summary.setState(nextSummary, true);
    },
    getProblem: (id: string) => problems.getState().get(id) ?? null,
    getSummary: summary.getState,
    subscribeProblems: problems.subscribe,
    subscribeSummary: summary.subscribe,
  };
}

function problemsOf(schedule: Schedule, isOnline: boolean): ReadonlyMap<string, FollowedProblem> {
  return new Map(
    schedule.entries.flatMap((entry) => {
      const problem = problemOf(schedule, entry, isOnline);
      return problem === null ? [] : [[entry.id, problem]];
    }),
  );
}

/** Why the data of one entry can't be fetched right now; null if it can. */
function problemOf(
  { outage }: Schedule,
  { standing, system, fronters }: ScheduleEntry,
  isOnline: boolean,
): FollowedProblem | null {
  if (standing !== 'known') return standing;
  if (!isOnline) return 'offline';
  const isHeld = system.hold === 'service' || fronters.hold === 'service';
  return outage !== null || isHeld ? 'service' : null;
}

/** What a screen shows of the whole. */
function viewSummary(schedule: Schedule, { isOnline, isLeader, nowMs }: Circumstances): RefreshSummary {
  const known = schedule.entries.map(({ fronters }) => fronters.fetchedAtMs).filter((atMs) => atMs !== null);
  const ages = known.filter((atMs) => atMs !== UNDATED_AT_MS);
  const pending = countPending(schedule, nowMs);
  return {
    refreshing: schedule.entries.some(
      ({ system, fronters }) => isInFlight(system, nowMs) || isInFlight(fronters, nowMs),
    ),
    pending,
    oldestMs: ages.length === 0 ? null : Math.min(...ages),
    newestMs: ages.length === 0 ? null : Math.max(...ages),
    hasUndated: ages.length < known.length,
    online: isOnline,
    serviceReachable: schedule.outage === null,
    pausedUntilMs: schedule.pausedUntilMs > nowMs ? schedule.pausedUntilMs : null,
    leader: isLeader,
  };
}

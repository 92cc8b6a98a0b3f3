import {
  isInFlight,
  type Schedule,
  type ScheduleEntry,
  type Slot,
  type Task,
  type TaskKind,
} from './schedule.ts';

/** What to do now. */
export interface PollPlan {
  /** Requests to start, in order. */
  readonly tasks: readonly Task[];
  /** When to plan again if nothing happens before, in milliseconds since 1970; null if there is nothing to wait for. */
  readonly wakeAtMs: number | null;
}

/** How many requests may wait in the client's queue or be in flight: enough to keep it at the limit's own speed. */
export const MOST_OUTSTANDING = 10;

const IDLE: PollPlan = { tasks: [], wakeAtMs: null };

interface Candidate {
  readonly task: Task;
  readonly slot: Slot;
  readonly dueAtMs: number;
  /** 0 comes before 1. */
  readonly tier: 0 | 1;
  readonly position: number;
}

/**
 * Decides what to fetch. Visible systems before others, missing data before stale data, the most stale
 * first; the system and its fronters are side by side, so that the first system is complete as early as possible.
 * What has been due for a whole interval counts as visible, so that nothing starves.
 * While the service does not answer, one request at a time probes it.
 */
export function planNext(schedule: Schedule, nowMs: number): PollPlan {
  if (!schedule.mayFetch) return IDLE;
  if (nowMs < schedule.pausedUntilMs) return { tasks: [], wakeAtMs: schedule.pausedUntilMs };
  const all = listCandidates(schedule, nowMs);
  const outstanding = schedule.entries.length * 2 - all.length;
  const { scope } = schedule;
  const candidates = scope === null ? all : all.filter(({ task }) => scope.has(task.id));
  if (schedule.outage !== null) return planProbe(schedule.outage.probeAtMs, candidates, outstanding, nowMs);

  const places = Math.max(0, MOST_OUTSTANDING - outstanding);
  const due = candidates.filter((candidate) => candidate.dueAtMs <= nowMs).sort(byUrgency);
  const upcoming = candidates.filter((candidate) => candidate.dueAtMs > nowMs);
  return {
    tasks: due.slice(0, places).map(({ task }) => task),
    wakeAtMs: upcoming.length === 0 ? null : Math.min(...upcoming.map(({ dueAtMs }) => dueAtMs)),
  };
}

/** How many requests are due or in flight. */
export function countPending(schedule: Schedule, nowMs: number): number {
  const candidates = listCandidates(schedule, nowMs);
  const outstanding = schedule.entries.length * 2 - candidates.length;
  return outstanding + candidates.filter((candidate) => candidate.dueAtMs <= nowMs).length;
}

function intervalOf({ intervals }: Schedule, id: string, kind: TaskKind): number {
  return kind === 'system' ? intervals.systemMs : (intervals.ownMs?.[id] ?? intervals.frontersMs);
}

/** When the slot is due, in milliseconds since 1970. */
function dueAtMs(schedule: Schedule, entry: ScheduleEntry, kind: TaskKind, nowMs: number): number {
  const slot = entry[kind];
  // Data from the future: the device's clock was set back, and by it the data would never become stale.
  if (slot.isForced || (slot.fetchedAtMs ?? 0) > nowMs) return 0;
  // It was due when it failed, so it is due as soon as the wait ends.
  if (slot.hold === 'service') return slot.notBeforeMs;
  const wantedAtMs =
    slot.fetchedAtMs === null
      ? Math.min(entry.addedAtMs, nowMs)
      : slot.fetchedAtMs + intervalOf(schedule, entry.id, kind);
  return Math.max(wantedAtMs, slot.notBeforeMs);
}

function planProbe(
  probeAtMs: number,
  candidates: readonly Candidate[],
  outstanding: number,
  nowMs: number,
): PollPlan {
  if (outstanding > 0) return IDLE;
  if (nowMs < probeAtMs) return { tasks: [], wakeAtMs: probeAtMs };
  // Not one with its own failures: the service may work and only that system fail.
  const isLost = ({ slot }: Candidate) => Number(slot.hold === 'gone');
  const isEarly = (candidate: Candidate) => Number(candidate.dueAtMs > nowMs);
  const [probe] = candidates.toSorted(
    (a, b) =>
      isLost(a) - isLost(b) ||
      a.slot.failures - b.slot.failures ||
      isEarly(a) - isEarly(b) ||
      byUrgency(a, b),
  );
  return probe ? { tasks: [probe.task], wakeAtMs: null } : IDLE;
}

function listCandidates(schedule: Schedule, nowMs: number): Candidate[] {
  const candidates: Candidate[] = [];
  schedule.entries.forEach((entry, index) => {
    const add = (kind: TaskKind, position: number) => {
      const slot = entry[kind];
      if (isInFlight(slot, nowMs)) return;
      const due = dueAtMs(schedule, entry, kind, nowMs);
      const isStarving = nowMs - Math.max(due, schedule.activeSinceMs) > intervalOf(schedule, entry.id, kind);
      const tier = schedule.visible.has(entry.id) || isStarving ? 0 : 1;
      candidates.push({ task: { id: entry.id, kind }, slot, dueAtMs: due, tier, position });
    };
    add('system', index * 2);
    add('fronters', index * 2 + 1);
  });
  return candidates;
}

function byUrgency(a: Candidate, b: Candidate): number {
  const missing = Number(b.slot.fetchedAtMs === null) - Number(a.slot.fetchedAtMs === null);
  return a.tier - b.tier || missing || a.dueAtMs - b.dueAtMs || a.position - b.position;
}

import type { Intervals } from './intervals.ts';

/** The two requests that show one system. */
export type TaskKind = 'system' | 'fronters';

/** One request to make. */
export interface Task {
  readonly id: string;
  readonly kind: TaskKind;
}

/** Why a slot waits longer than its interval. */
export type Hold = 'service' | 'gone' | 'private';

/** One kind of data of one system: its age and when it may be fetched again. */
export interface Slot {
  /** When the data on the screen arrived; null without any. */
  readonly fetchedAtMs: number | null;
  /** When the request in flight started; null without one. */
  readonly startedAtMs: number | null;
  /** Answers in a row that were a failure, a refusal or a "not found". */
  readonly failures: number;
  /** Not requested before this, unless forced. 0 without a limit. */
  readonly notBeforeMs: number;
  readonly hold: Hold | null;
  /** When it last failed without an answer; null if it has not since the last answer. */
  readonly failedAtMs: number | null;
  /** It failed again although the service had answered others in between: the failure is its own. */
  readonly isOwnTrouble: boolean;
  /** Due now: the person asked for it, or it has expired. */
  readonly isForced: boolean;
}

/** One followed system. */
export interface ScheduleEntry {
  readonly id: string;
  /** When it joined the schedule. */
  readonly addedAtMs: number;
  readonly standing: 'known' | 'gone' | 'private-system';
  readonly system: Slot;
  readonly fronters: Slot;
}

/** The service does not answer: how many probes were sent, and when the next one is. */
export interface Outage {
  readonly probes: number;
  readonly probeAtMs: number;
}

/** All inputs of the planner. Plain data: a test can write it down. */
export interface Schedule {
  /** In the person's order. */
  readonly entries: readonly ScheduleEntry[];
  readonly visible: ReadonlySet<string>;
  readonly intervals: Intervals;
  /** A status screen is open and visible, the device is online, and this tab leads. */
  readonly mayFetch: boolean;
  /** Without a visible status screen only these are fetched; null is all. */
  readonly scope: ReadonlySet<string> | null;
  /** Since when `mayFetch` holds for all: nothing starves while nothing may be fetched. */
  readonly activeSinceMs: number;
  readonly outage: Outage | null;
  /** The requests without an answer since the service's last answer, each once. */
  readonly failures: readonly Task[];
  /** When the latest answered request was sent; 0 before the first. */
  readonly answeredStartMs: number;
  /** The client's queue waits until then. 0 if it does not. */
  readonly pausedUntilMs: number;
}

/** A request in flight for longer counts as lost, for example because its tab closed. */
const LOST_AFTER_MS = 120_000;

const EMPTY_SLOT: Slot = {
  fetchedAtMs: null,
  startedAtMs: null,
  failures: 0,
  notBeforeMs: 0,
  hold: null,
  failedAtMs: null,
  isOwnTrouble: false,
  isForced: false,
};

/** An empty schedule. */
export function emptySchedule(intervals: Intervals): Schedule {
  return {
    entries: [],
    visible: new Set(),
    intervals,
    mayFetch: false,
    scope: null,
    activeSinceMs: 0,
    outage: null,
    failures: [],
    answeredStartMs: 0,
    pausedUntilMs: 0,
  };
}

/** What is known of a system before it joins: when its cached data arrived. */
export interface KnownAges {
  readonly systemAtMs: number | null;
  readonly frontersAtMs: number | null;
}

/** The schedule for the followed `ids`: entries that stay keep their state, new ones start with the age of what is cached. */
export function withFollowed(
  schedule: Schedule,
  ids: readonly string[],
  ages: (id: string) => KnownAges,
  nowMs: number,
): Schedule {
  const former = new Map(schedule.entries.map((entry) => [entry.id, entry]));
  const entries = ids.map((id): ScheduleEntry => {
    const entry = former.get(id);
    if (entry) return entry;
    const { systemAtMs, frontersAtMs } = ages(id);
    return {
      id,
      addedAtMs: nowMs,
      standing: 'known',
      system: { ...EMPTY_SLOT, fetchedAtMs: systemAtMs },
      fronters: { ...EMPTY_SLOT, fetchedAtMs: frontersAtMs },
    };
  });
  return { ...schedule, entries };
}

/** The schedule after `mayFetch` or `scope` may have changed. */
export function withPermission(
  schedule: Schedule,
  mayFetch: boolean,
  nowMs: number,
  scope: Schedule['scope'] = null,
): Schedule {
  if (mayFetch === schedule.mayFetch && scope === schedule.scope) return schedule;
  const wasRestrained = !schedule.mayFetch || schedule.scope !== null;
  const isReleased = wasRestrained && mayFetch && scope === null;
  return { ...schedule, mayFetch, scope, activeSinceMs: isReleased ? nowMs : schedule.activeSinceMs };
}

/** The schedule with some tasks due at the next chance, whatever the age of their data. */
export function withForced(schedule: Schedule, tasks: readonly Task[]): Schedule {
  return tasks.reduce((before, task) => withSlot(before, task, () => ({ isForced: true })), schedule);
}

/** The schedule after the person asked for everything now. */
export function withEverythingForced(schedule: Schedule): Schedule {
  const outage = schedule.outage && { ...schedule.outage, probeAtMs: 0 };
  return withEverySlot({ ...schedule, outage }, () => ({ isForced: true }));
}

/** The schedule without requests in flight of another tab; `isSentHere`: whether this tab sent it. */
export function withoutOtherTabsRequests(schedule: Schedule, isSentHere: (task: Task) => boolean): Schedule {
  return withEverySlot(schedule, (_slot, task) => (isSentHere(task) ? {} : { startedAtMs: null }));
}

/** The schedule with every slot replaced. */
export function withEverySlot(
  schedule: Schedule,
  change: (slot: Slot, task: Task) => Partial<Slot>,
): Schedule {
  const entries = schedule.entries.map((entry) => {
    const { id, system, fronters } = entry;
    return {
      ...entry,
      system: { ...system, ...change(system, { id, kind: 'system' }) },
      fronters: { ...fronters, ...change(fronters, { id, kind: 'fronters' }) },
    };
  });
  return { ...schedule, entries };
}

/** The schedule with one slot replaced. */
export function withSlot(
  schedule: Schedule,
  { id, kind }: Task,
  change: (slot: Slot) => Partial<Slot>,
): Schedule {
  return withEntry(schedule, id, (entry) => ({ [kind]: { ...entry[kind], ...change(entry[kind]) } }));
}

/** The schedule with one entry replaced. */
export function withEntry(
  schedule: Schedule,
  id: string,
  change: (entry: ScheduleEntry) => Partial<ScheduleEntry>,
): Schedule {
  const entries = schedule.entries.map((entry) => (entry.id === id ? { ...entry, ...change(entry) } : entry));
  return { ...schedule, entries };
}

/** The slot of a task, or null when its system is no longer followed. */
export function slotOf(schedule: Schedule, { id, kind }: Task): Slot | null {
  return schedule.entries.find((entry) => entry.id === id)?.[kind] ?? null;
}

/** Whether the slot's request is in flight. */
export function isInFlight(slot: Slot, nowMs: number): boolean {
  return slot.startedAtMs !== null && nowMs - slot.startedAtMs < LOST_AFTER_MS;
}

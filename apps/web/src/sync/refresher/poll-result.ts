import type { Front } from '../../cache/status/types.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { type Backoff, backoffMs } from '../backoff.ts';
import { GONE_BACKOFF, OUTAGE_BACKOFF, PRIVATE_LAST_MS, SERVICE_BACKOFF } from './backoff.ts';
import {
  isInFlight,
  type Schedule,
  type Slot,
  slotOf,
  type Task,
  withEntry,
  withEverySlot,
  withSlot,
} from './schedule.ts';

/** The result of a request. Structured-cloneable: other tabs receive it. */
export type PollResult =
  | { readonly kind: 'system'; readonly system: CachedSystem }
  /** The id no longer belongs to any system; its uuid answered. */
  | { readonly kind: 'renamed'; readonly system: CachedSystem }
  | { readonly kind: 'front'; readonly front: Front }
  /** The service knows no such system in a request for fronters; the system's own request decides. */
  | { readonly kind: 'front-not-found' }
  /** Who is fronting is not shared. */
  | { readonly kind: 'front-private' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'private-system' }
  /** No answer, a server error, or an answer that is not the service's. */
  | { readonly kind: 'unreachable' }
  /** The service refused this one request for its own reason. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  /** Aborted by us: the screen closed, or the device went offline. */
  | { readonly kind: 'cancelled' };

const NO_FRONT: Front = { state: 'never-switched', members: [], lastSwitch: null };

/** How many systems must fail in a row before the service counts as down, and not just those systems. */
const SYSTEMS_FOR_OUTAGE = 3;

/** A system that answered within this time exists, whatever the answer about its fronters was. */
const RECENT_MS = 10_000;

/** The schedule after `task` was sent. */
export function started(schedule: Schedule, task: Task, nowMs: number): Schedule {
  return withSlot(schedule, task, () => ({ startedAtMs: nowMs, isForced: false }));
}

/**
 * The result, corrected by what else is known: a system that has just answered and whose fronters are not found has none.
 * While its own request is in flight, or was long ago, its id may belong to no system any more.
 */
export function resolved(schedule: Schedule, task: Task, result: PollResult, nowMs: number): PollResult {
  if (result.kind !== 'front-not-found') return result;
  const system = slotOf(schedule, { id: task.id, kind: 'system' });
  const isThere =
    system !== null &&
    system.fetchedAtMs !== null &&
    nowMs - system.fetchedAtMs <= RECENT_MS &&
    !isInFlight(system, nowMs);
  return isThere ? { kind: 'front', front: NO_FRONT } : result;
}

/** The schedule after `task` came back. `jitter` is a number from 0 to 1. A system no longer followed changes nothing. */
export function settled(
  schedule: Schedule,
  task: Task,
  result: PollResult,
  nowMs: number,
  jitter: number,
): Schedule {
  const slot = slotOf(schedule, task);
  if (slot === null) return schedule;
  const back = withSlot(schedule, task, () => ({ startedAtMs: null }));
  const responded = (): Schedule => afterResponse(back, slot.startedAtMs, nowMs);
  const waitUntil: WaitUntil = (failures, backoff) => nowMs + backoffMs(failures, backoff, jitter);
  switch (result.kind) {
    case 'system':
    case 'renamed':
      return fetched(responded(), task, nowMs);
    case 'front':
      return withSlot(seenAgain(responded(), task), task, () => answered(nowMs));
    case 'front-private':
      return withSlot(seenAgain(responded(), task), task, (former) => {
        const { frontersMs } = schedule.intervals;
        const failures = (former.hold === 'private' ? former.failures : 0) + 1;
        const backoff = { firstMs: frontersMs * 2, lastMs: Math.max(frontersMs, PRIVATE_LAST_MS) };
        const notBeforeMs = waitUntil(failures, backoff);
        return { ...answered(nowMs), failures, notBeforeMs, hold: 'private' };
      });
    case 'front-not-found':
      return frontNotFound(responded(), task, nowMs, waitUntil);
    case 'gone':
    case 'private-system':
      return lost(responded(), task, result.kind, waitUntil);
    case 'refused':
      return failed(responded(), task, nowMs, waitUntil);
    case 'unreachable':
      return withFailure(failed(back, task, nowMs, waitUntil), task, nowMs, waitUntil);
    case 'limited':
      return { ...back, pausedUntilMs: nowMs + result.retryAfterMs };
    case 'cancelled':
      return back;
  }
}

/** Until when to wait after the `failures`-th failure in a row, in milliseconds since 1970. */
type WaitUntil = (failures: number, backoff: Backoff) => number;

/** A slot with fresh data and no failures. */
function answered(nowMs: number): Partial<Slot> {
  return {
    fetchedAtMs: nowMs,
    failures: 0,
    notBeforeMs: 0,
    hold: null,
    failedAtMs: null,
    isOwnTrouble: false,
  };
}

/** Any answer proves that the service is up: the outage ends, and waiting requests continue. */
function afterResponse(schedule: Schedule, startedAtMs: number | null, nowMs: number): Schedule {
  const answeredStartMs = Math.max(schedule.answeredStartMs, startedAtMs ?? 0);
  if (schedule.outage === null) return { ...schedule, answeredStartMs, failures: [] };
  // Requested again at once: what failed may have changed in the meantime, however fresh the copy on the screen is. A slot with
  // failures of its own keeps its wait, or it would soon count as the next outage.
  return withEverySlot(
    { ...schedule, answeredStartMs, outage: null, failures: [], activeSinceMs: nowMs },
    ({ hold, isOwnTrouble }) =>
      hold === 'service' && !isOwnTrouble ? { failures: 0, notBeforeMs: 0, hold: null, isForced: true } : {},
  );
}

/** The system exists: fronters that waited for that answer are requested. */
function fetched(schedule: Schedule, task: Task, nowMs: number): Schedule {
  return withEntry(schedule, task.id, ({ standing, system, fronters }) => {
    const isWaiting = standing !== 'known' || (fronters.failures > 0 && fronters.hold === null);
    return {
      standing: 'known',
      system: { ...system, ...answered(nowMs) },
      ...(isWaiting ? { fronters: { ...fronters, notBeforeMs: 0, hold: null, isForced: true } } : {}),
    };
  });
}

/** Fronters of a system that seemed gone: request the system itself. */
function seenAgain(schedule: Schedule, task: Task): Schedule {
  return withEntry(schedule, task.id, (entry) =>
    entry.standing === 'known' ? {} : { system: { ...entry.system, isForced: true } },
  );
}

/** Gone or private: nothing of it stays cached, and both requests wait long. */
function lost(
  schedule: Schedule,
  task: Task,
  standing: 'gone' | 'private-system',
  waitUntil: WaitUntil,
): Schedule {
  return withEntry(schedule, task.id, (entry) => {
    const failures = (entry.system.hold === 'gone' ? entry.system.failures : 0) + 1;
    const notBeforeMs = waitUntil(failures, GONE_BACKOFF);
    const lostSlot = (slot: Slot): Slot => ({
      ...slot,
      fetchedAtMs: null,
      failures,
      notBeforeMs,
      hold: 'gone',
    });
    return {
      standing,
      system: lostSlot(entry.system),
      // Its own request has no new result before the system is back.
      fronters: { ...lostSlot(entry.fronters), notBeforeMs: Number.MAX_SAFE_INTEGER, isForced: false },
    };
  });
}

/** The system's own request decides what "fronters not found" means. */
function frontNotFound(schedule: Schedule, task: Task, nowMs: number, waitUntil: WaitUntil): Schedule {
  return withEntry(schedule, task.id, ({ standing, system, fronters }) => {
    if (standing !== 'known') return {};
    const failures = (fronters.hold === null ? fronters.failures : 0) + 1;
    const notBeforeMs = waitUntil(failures, SERVICE_BACKOFF);
    return {
      system: { ...system, isForced: !isInFlight(system, nowMs) },
      fronters: { ...fronters, failures, notBeforeMs, hold: null },
    };
  });
}

function failed(schedule: Schedule, task: Task, nowMs: number, waitUntil: WaitUntil): Schedule {
  return withSlot(schedule, task, (slot) => {
    // A system that is gone is shown as gone until the service says otherwise.
    if (slot.hold === 'gone') {
      return { notBeforeMs: Math.max(slot.notBeforeMs, waitUntil(1, SERVICE_BACKOFF)) };
    }
    const failures = (slot.hold === 'private' ? 0 : slot.failures) + 1;
    return {
      failures,
      notBeforeMs: waitUntil(failures, SERVICE_BACKOFF),
      hold: 'service',
      failedAtMs: nowMs,
      isOwnTrouble:
        slot.isOwnTrouble || (slot.failedAtMs !== null && schedule.answeredStartMs >= slot.failedAtMs),
    };
  });
}

/** Adds a failure that may be an outage of the service. */
function withFailure(schedule: Schedule, task: Task, nowMs: number, waitUntil: WaitUntil): Schedule {
  const { outage } = schedule;
  if (outage === null && slotOf(schedule, task)?.isOwnTrouble) return schedule;
  const known = schedule.failures.some(({ id, kind }) => id === task.id && kind === task.kind);
  const failures = known ? schedule.failures : [...schedule.failures, task];
  const after = { ...schedule, failures };
  // Requests that were in flight when it began say nothing new.
  if (outage === null ? !isOutage(after) : nowMs < outage.probeAtMs) return after;
  const probes = (outage?.probes ?? 0) + 1;
  return { ...after, outage: { probes, probeAtMs: waitUntil(probes, OUTAGE_BACKOFF) } };
}

/** Several systems failed and nothing answered in between; for a single system, both its requests. */
function isOutage({ failures, entries }: Schedule): boolean {
  const systems = new Set(failures.map(({ id }) => id)).size;
  // A system for which every request fails says nothing about the service.
  const informative = entries.filter(
    ({ system, fronters }) => !system.isOwnTrouble || !fronters.isOwnTrouble,
  );
  return failures.length >= 2 && systems >= Math.min(SYSTEMS_FOR_OUTAGE, informative.length);
}

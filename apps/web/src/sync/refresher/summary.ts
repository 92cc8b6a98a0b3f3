import { UNDATED_AT_MS } from '../../cache/status/status-cache.ts';
import type { FollowedProblem } from '../../cache/status/types.ts';
import { countPending } from './planner.ts';
import { isInFlight, type Schedule, type ScheduleEntry } from './schedule.ts';
import type { RefreshEntry, RefreshSummary } from './types.ts';

/** What a screen shows of one entry. */
export function viewEntry(
  schedule: Schedule,
  entry: ScheduleEntry,
  isOnline: boolean,
  nowMs: number,
): RefreshEntry {
  return {
    refreshing: isInFlight(entry.system, nowMs) || isInFlight(entry.fronters, nowMs),
    problem: problemOf(schedule, entry, isOnline),
  };
}

function problemOf({ outage }: Schedule, entry: ScheduleEntry, isOnline: boolean): FollowedProblem | null {
  if (entry.standing !== 'known') return { kind: entry.standing, retryAtMs: entry.system.notBeforeMs };
  if (!isOnline) return { kind: 'offline', retryAtMs: null };
  if (outage !== null) return { kind: 'service', retryAtMs: outage.probeAtMs };
  const waits = [entry.system, entry.fronters]
    .filter((slot) => slot.hold === 'service')
    .map((slot) => slot.notBeforeMs);
  return waits.length === 0 ? null : { kind: 'service', retryAtMs: Math.min(...waits) };
}

/** What a screen shows of the whole. */
export function viewSummary(
  schedule: Schedule,
  { isOnline, isLeader, nowMs }: { isOnline: boolean; isLeader: boolean; nowMs: number },
): RefreshSummary {
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

import { UNDATED_AT_MS } from '../../cache/status/status-cache.ts';
import type { FollowedProblem } from '../../cache/status/types.ts';
import { countPending } from './planner.ts';
import { isInFlight, type Schedule, type ScheduleEntry } from './schedule.ts';
import type { RefreshSummary } from './types.ts';

/** Why the data of one entry can't be fetched right now; null if it can. */
export function problemOf(
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

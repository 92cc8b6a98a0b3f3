import { parseTimestamp } from '@frontboard/model';
import type { LastFronted } from '@frontboard/model/list';
import type { Front } from '../../cache/status/types.ts';
import { localDayOf } from '../../platform/local-day.ts';

/** What is known of a front. Times in milliseconds since 1970. */
export interface SeenFront {
  readonly memberIds: readonly string[];
  /** When it began; null without a switch. */
  readonly sinceMs: number | null;
  /** When it was fetched. */
  readonly atMs: number;
}

/** What is known of the switches of a member's system. */
export interface SeenHistory {
  readonly last: LastFronted | null;
  readonly newestMs: number | null;
  readonly checkedAtMs: number | null;
}

/** Whether a member is here, or was. `checkedAtMs`: when that was fetched, if it may have changed since; otherwise null. */
export type Presence = {
  readonly checkedAtMs: number | null;
} /** When the front that says so began; null if that is not known. */ & (
  | { readonly kind: 'here'; readonly sinceMs: number | null }
  | { readonly kind: 'last' | 'not-since'; readonly atMs: number }
);

/** What was fetched so long ago may no longer be so. */
const CURRENT_MS = 10 * 60_000;
/** The time that is passed as now may be a minute behind the clock. What is later than this was fetched before the clock was set back. */
const AHEAD_MS = 2 * 60_000;

/** How far what was fetched at a time can be said of now. `unknown`: the clock was set back since. Times in ms. */
export function ageOf(atMs: number, nowMs: number): 'current' | 'old' | 'unknown' {
  if (atMs - nowMs > AHEAD_MS) return 'unknown';
  return nowMs - atMs > CURRENT_MS ? 'old' : 'current';
}

/** What a front says that was fetched at `atMs`. `hidden`: the system does not share it, or is gone. Null before it is fetched. */
export function seenFront(front: Front | undefined, atMs: number): SeenFront | 'hidden' | null {
  if (front === undefined) return null;
  if (front.state === 'private' || front.state === 'gone') return 'hidden';
  return { memberIds: front.members.map(({ id }) => id), sinceMs: parseTimestamp(front.lastSwitch), atMs };
}

/**
 * Whether a member is here, from a front and from switches, either of which may be older. Null if they do not say. A history that lacks the
 * switch of the front says nothing: a member may have been here in the switches between. What was fetched before the clock was set back does
 * not count, because its age is unknown.
 */
export function presenceOf(
  memberId: string,
  seen: SeenFront | 'hidden' | null,
  history: SeenHistory,
  nowMs: number,
): Presence | null {
  if (seen === 'hidden') return null;
  const { last, newestMs, checkedAtMs } = history;
  const isUnknown = (atMs: number) => ageOf(atMs, nowMs) === 'unknown';
  const front = seen === null || isUnknown(seen.atMs) || isOutdated(seen, history) ? null : seen;
  const seenMs = front?.atMs ?? checkedAtMs;
  if (seenMs === null || isUnknown(seenMs)) return null;
  const checked = { checkedAtMs: ageOf(seenMs, nowMs) === 'old' ? seenMs : null };
  const isHere = front === null ? last?.kind === 'now' : front.memberIds.includes(memberId);
  if (isHere) return { kind: 'here', sinceMs: front === null ? newestMs : front.sinceMs, ...checked };
  if (front?.sinceMs != null && (newestMs === null || newestMs < front.sinceMs)) return null;
  if (last?.kind === 'at') return { kind: 'last', atMs: last.atMs, ...checked };
  // That a member was not here for a part of today says too little.
  if (last?.kind === 'not-since' && localDayOf(last.atMs) !== localDayOf(nowMs))
    return { ...last, ...checked };
  return null;
}

/** The history was checked after the front was fetched, and has a later switch. */
function isOutdated(front: SeenFront, { newestMs, checkedAtMs }: SeenHistory): boolean {
  if (newestMs === null || checkedAtMs === null || checkedAtMs <= front.atMs) return false;
  return front.sinceMs === null || newestMs > front.sinceMs;
}

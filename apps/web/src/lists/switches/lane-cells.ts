import { parseTimestamp } from '@frontboard/model';
import { areSameMembers } from '../../sync/switches/edit-plan/rows.ts';
import type { FrontStretch } from '../../sync/switches/edit-plan/types.ts';

/** A time in which neither of two histories changes. */
export interface LaneCell {
  /** In milliseconds since 1970. */
  readonly fromMs: number;
  /** How wide it is drawn: long times do not push short ones out of sight. */
  readonly weight: number;
  /** Null before the first switch. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
  readonly isChanged: boolean;
}

const LEAST_MS = 60_000;

/** Cuts two lanes at the times at which one of them changes. `nowMs`: where what goes on is cut off. */
export function laneCells(
  before: readonly FrontStretch[],
  after: readonly FrontStretch[],
  nowMs: number,
): readonly LaneCell[] {
  const cuts = new Set(
    [...before, ...after].flatMap(({ from, to }) => [msOf(from), to === null ? null : msOf(to)]),
  );
  const endsMs = [...cuts].filter((ms) => ms !== null).toSorted((one, other) => one - other);
  const last = endsMs.at(-1) ?? nowMs;
  const ends = cuts.has(null) ? [...endsMs, Math.max(nowMs, last + LEAST_MS)] : endsMs;
  return ends.slice(0, -1).map((fromMs, index) => {
    const length = Math.max((ends[index + 1] ?? fromMs) - fromMs, LEAST_MS);
    const [was, is] = [frontIn(before, fromMs), frontIn(after, fromMs)];
    const isChanged = (was === null) !== (is === null) || !areSameMembers(was ?? [], is ?? []);
    return { fromMs, weight: Math.sqrt(length / LEAST_MS), before: was, after: is, isChanged };
  });
}

function frontIn(stretches: readonly FrontStretch[], atMs: number): readonly string[] | null {
  const found = stretches.findLast(({ from }) => msOf(from) <= atMs);
  return found?.memberIds ?? null;
}

function msOf(timestamp: string): number {
  return parseTimestamp(timestamp) ?? 0;
}

import type { CompactHistory } from './compact-history.ts';
import { type Lane, lanesOfMembers } from './lanes.ts';
import { type Period, visitFronts } from './period.ts';

/**
 * The unbroken stretches of each lane: lane `i` has those from `offsets[i]` to before `offsets[i + 1]`, oldest first. A stretch continues
 * while any member of the lane is in front, whoever joins or leaves.
 */
export interface Stretches {
  readonly offsets: Uint32Array;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
}

/** The stretches of lanes within a known period, cut at its ends. After the lanes comes one more: the time without a fronter. */
export function stretchesOf(history: CompactHistory, period: Period, lanes: readonly Lane[]): Stretches {
  const nobody = lanes.length;
  const lanesOf = lanesOfMembers(history, lanes);
  const openAt = new Int32Array(lanes.length + 1).fill(-1);
  const lane: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const touch = (index: number, startMs: number, endMs: number) => {
    const open = openAt[index] ?? -1;
    if (open >= 0 && (ends[open] ?? 0) >= startMs) {
      ends[open] = endMs;
      return;
    }
    openAt[index] = lane.length;
    lane.push(index);
    starts.push(startMs);
    ends.push(endMs);
  };
  visitFronts(history, period, (moment, startMs, endMs) => {
    const from = history.offsets[moment] ?? 0;
    const to = history.offsets[moment + 1] ?? 0;
    if (from === to) touch(nobody, startMs, endMs);
    for (let place = from; place < to; place += 1) {
      for (const index of lanesOf[history.who[place] ?? 0] ?? []) touch(index, startMs, endMs);
    }
  });
  return sortedByLane(lane, starts, ends, lanes.length + 1);
}

/** A counting sort, which keeps the order of time within a lane. */
function sortedByLane(
  lane: readonly number[],
  starts: readonly number[],
  ends: readonly number[],
  lanes: number,
): Stretches {
  const offsets = new Uint32Array(lanes + 1);
  for (const index of lane) offsets[index + 1] = (offsets[index + 1] ?? 0) + 1;
  for (let index = 0; index < lanes; index += 1) {
    offsets[index + 1] = (offsets[index + 1] ?? 0) + (offsets[index] ?? 0);
  }
  const next = offsets.slice();
  const result = { offsets, starts: new Float64Array(lane.length), ends: new Float64Array(lane.length) };
  for (const [from, index] of lane.entries()) {
    const to = next[index] ?? 0;
    next[index] = to + 1;
    result.starts[to] = starts[from] ?? 0;
    result.ends[to] = ends[from] ?? 0;
  }
  return result;
}

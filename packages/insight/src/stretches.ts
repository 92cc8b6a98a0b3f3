import type { CompactHistory } from './compact-history.ts';
import type { Lane } from './lanes.ts';
import type { Period } from './period.ts';
import { sessionsOf } from './sessions.ts';

/**
 * The unbroken stretches of each lane: lane `i` has those from `offsets[i]` to before `offsets[i + 1]`, oldest first. A stretch continues
 * while any member of the lane is in front, whoever joins or leaves.
 */
export interface Stretches {
  readonly offsets: Uint32Array<ArrayBuffer>;
  readonly starts: Float64Array<ArrayBuffer>;
  readonly ends: Float64Array<ArrayBuffer>;
  /** By lane: 1 if its first stretch began before the period. */
  readonly cutStarts: Uint8Array<ArrayBuffer>;
  /** By lane: 1 if its last stretch goes on after the period. */
  readonly cutEnds: Uint8Array<ArrayBuffer>;
}

/** The stretches of lanes within a known period, cut at its ends. After the lanes comes one more: the time with nobody in front. */
export function stretchesOf(
  history: CompactHistory,
  { fromMs, toMs }: Period,
  lanes: readonly Lane[],
): Stretches {
  const lists = sessionsOf(history, lanes);
  const offsets = new Uint32Array(lists.length + 1);
  const firsts = lists.map(({ starts, ends }, lane) => {
    const first = firstIndex(ends, (endMs) => endMs > fromMs);
    const after = fromMs < toMs ? firstIndex(starts, (startMs) => startMs >= toMs) : first;
    offsets[lane + 1] = (offsets[lane] ?? 0) + after - first;
    return first;
  });
  const count = offsets[lists.length] ?? 0;
  const [starts, ends] = [new Float64Array(count), new Float64Array(count)];
  const [cutStarts, cutEnds] = [new Uint8Array(lists.length), new Uint8Array(lists.length)];
  for (const [lane, list] of lists.entries()) {
    const [first = 0, from = 0, to = 0] = [firsts[lane], offsets[lane], offsets[lane + 1]];
    for (let at = from; at < to; at += 1) {
      starts[at] = Math.max(fromMs, list.starts[first + at - from] ?? fromMs);
      ends[at] = Math.min(toMs, list.ends[first + at - from] ?? toMs);
    }
    if (from === to) continue;
    cutStarts[lane] = (list.starts[first] ?? fromMs) < fromMs ? 1 : 0;
    cutEnds[lane] = (list.ends[first + to - from - 1] ?? toMs) > toMs ? 1 : 0;
  }
  return { offsets, starts, ends, cutStarts, cutEnds };
}

/** How long all stretches of each lane are together. */
export function stretchTotals({ offsets, starts, ends }: Stretches): Float64Array<ArrayBuffer> {
  const totals = new Float64Array(offsets.length - 1);
  for (let lane = 0; lane < totals.length; lane += 1) {
    let total = 0;
    for (let at = offsets[lane] ?? 0; at < (offsets[lane + 1] ?? 0); at += 1)
      total += (ends[at] ?? 0) - (starts[at] ?? 0);
    totals[lane] = total;
  }
  return totals;
}

/** The first index whose value passes a test that all later ones pass, too. */
function firstIndex(values: readonly number[], test: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(values[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

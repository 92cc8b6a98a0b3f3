import type { Period } from '@frontboard/insight';
import type { Person } from '../../../parts/ribbon/person.ts';
import type { StretchesAnswer } from '../../../sync/insight/questions.ts';
import type { HistoryData } from '../history-data.ts';
import { insightWords } from '../words.ts';
import type { LaneSort } from './search.ts';

/** One lane of the timeline: the sessions of a member or a group, oldest first. */
export interface TimelineLane {
  readonly person: Person;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly totalMs: number;
}

/** A session of a lane. */
export interface LaneSession {
  readonly person: Person;
  readonly startMs: number;
  readonly endMs: number;
}

/** Whose lane is the time with no fronter. */
export const NOBODY: Person = { id: '', name: insightWords.noFronter, color: null };

/** The lanes of all who fronted, in order; the time without a fronter is the last one. */
export function timelineLanes(
  { laneIds, stretches, totals }: StretchesAnswer,
  people: HistoryData['people'],
  sort: LaneSort,
): readonly TimelineLane[] {
  const laneOf = (person: Person, index: number): readonly TimelineLane[] => {
    const [from = 0, to = 0] = [stretches.offsets[index], stretches.offsets[index + 1]];
    if (from === to) return [];
    const starts = stretches.starts.subarray(from, to);
    const ends = stretches.ends.subarray(from, to);
    return [{ person, starts, ends, totalMs: totals[index] ?? 0 }];
  };
  const indexes = new Map(laneIds.map((id, index) => [id, index]));
  // In the order of their names, which stays where all else is equal.
  const lanes = [...people.values()].flatMap((person) => {
    const index = indexes.get(person.id);
    return index === undefined ? [] : laneOf(person, index);
  });
  const compare = COMPARE[sort];
  return [...(compare === null ? lanes : lanes.sort(compare)), ...laneOf(NOBODY, laneIds.length)];
}

const COMPARE: Readonly<Record<LaneSort, ((a: TimelineLane, b: TimelineLane) => number) | null>> = {
  name: null,
  time: (a, b) => b.totalMs - a.totalMs,
  first: (a, b) => (a.starts[0] ?? 0) - (b.starts[0] ?? 0),
};

/** The sessions within a range, the newest first. */
export function sessionsIn(lanes: readonly TimelineLane[], { fromMs, toMs }: Period): readonly LaneSession[] {
  return lanes
    .flatMap(({ person, starts, ends }) => {
      const found: LaneSession[] = [];
      for (
        let at = firstEndingAfter(ends, fromMs);
        at < ends.length && (starts[at] ?? toMs) < toMs;
        at += 1
      ) {
        found.push({ person, startMs: starts[at] ?? 0, endMs: ends[at] ?? 0 });
      }
      return found;
    })
    .sort((a, b) => b.startMs - a.startMs);
}

/** Whether a lane has a session within a range. */
export function hasSessionIn({ starts, ends }: TimelineLane, { fromMs, toMs }: Period): boolean {
  return (starts[firstEndingAfter(ends, fromMs)] ?? toMs) < toMs;
}

/** Where lanes are drawn, in pixels, and from when to when. */
interface LaneRoom {
  readonly left: number;
  readonly right: number;
  readonly view: Period;
}

/** A part of a lane as it is drawn, in whole pixels. */
export interface LaneBar {
  readonly x: number;
  readonly endX: number;
  /** How much of each pixel sessions cover, in eighths up to 1: the strength of the colour. */
  readonly share: number;
}

const SHARES = 8;

/** The sessions of a lane in view, as drawn. Where they are shorter than a pixel, their share of it is seen, but never nothing. */
export function laneBars(
  { starts, ends }: TimelineLane,
  scale: (atMs: number) => number,
  { left, right, view }: LaneRoom,
): readonly LaneBar[] {
  const bars: { x: number; endX: number; share: number }[] = [];
  let [column, covered] = [left, 0];
  const endColumn = () => {
    if (covered === 0) return;
    const share = Math.min(SHARES, Math.max(1, Math.round(covered * SHARES))) / SHARES;
    const last = bars.at(-1);
    if (last?.endX === column && last.share === share) last.endX = column + 1;
    else bars.push({ x: column, endX: column + 1, share });
    covered = 0;
  };
  for (let at = firstEndingAfter(ends, view.fromMs); at < ends.length; at += 1) {
    const start = starts[at] ?? 0;
    if (start >= view.toMs) break;
    const [startX, endX] = [scale(start), scale(ends[at] ?? 0)];
    // A session of some pixels has sharp edges.
    const edge = endX - startX < 1 ? (x: number) => x : Math.round;
    const from = Math.max(left, edge(startX));
    const to = Math.min(right, Math.max(edge(endX), from + LEAST_PX));
    for (let x = Math.floor(from); x < to; x += 1) {
      if (x !== column) {
        endColumn();
        column = x;
      }
      covered += Math.min(x + 1, to) - Math.max(x, from);
    }
  }
  endColumn();
  return bars;
}

/** A session without a length, too, is seen. */
const LEAST_PX = 0.01;

/** The index of the first session that ends after a time. */
function firstEndingAfter(ends: Float64Array, atMs: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { parseTimestamp } from '@frontboard/model';
import type { FrontStretch } from '../../sync/switches/edit-plan/types.ts';
import { isSameList } from '../../sync/switches/made/moments.ts';

/** A time in which neither of two histories changes, or several consecutive ones that an edit does not change. */
export interface LaneCell {
  /** In milliseconds since 1970. */
  readonly fromMs: number;
  /** Its width: long times leave room for short ones. */
  readonly weight: number;
  /** Null before the first switch. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
  readonly isChanged: boolean;
  /** How many unchanged times it represents; 0 for its own time. */
  readonly folded: number;
}

const LEAST_MS = 60_000;
/** More consecutive unchanged times are merged: an edit of a long range may have thousands of them. */
const MOST_UNCHANGED = 4;

/** Cuts two lanes (oldest first) at the times at which one of them changes. `nowMs`: the end of a stretch without one. */
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
  const [beforeAt, afterAt] = [frontsOf(before), frontsOf(after)];
  return withoutLongRuns(
    ends.slice(0, -1).map((fromMs, index) => {
      const [was, is] = [beforeAt(fromMs), afterAt(fromMs)];
      const isChanged = (was === null) !== (is === null) || !isSameList(was ?? [], is ?? []);
      return {
        fromMs,
        weight: weightOf((ends[index + 1] ?? fromMs) - fromMs),
        before: was,
        after: is,
        isChanged,
        folded: 0,
      };
    }),
  );
}

/** The front at a time; call it with increasing times. */
function frontsOf(stretches: readonly FrontStretch[]): (atMs: number) => readonly string[] | null {
  const begins = stretches.map(({ from }) => msOf(from));
  let next = 0;
  return (atMs) => {
    while ((begins[next] ?? Number.POSITIVE_INFINITY) <= atMs) next += 1;
    return stretches[next - 1]?.memberIds ?? null;
  };
}

/** Shortens a long run of unchanged times to the first, one cell for all between, and the last. */
function withoutLongRuns(cells: readonly LaneCell[]): readonly LaneCell[] {
  const result: LaneCell[] = [];
  for (let start = 0; start < cells.length; ) {
    const changed = cells.findIndex((cell, index) => index >= start && cell.isChanged);
    const end = changed < 0 ? cells.length : changed;
    const run = cells.slice(start, end);
    result.push(...(run.length > MOST_UNCHANGED ? foldedRun(run) : run), ...cells.slice(end, end + 1));
    start = end + 1;
  }
  return result;
}

function foldedRun(run: readonly LaneCell[]): readonly LaneCell[] {
  const [first, second] = run;
  const last = run.at(-1);
  if (first === undefined || second === undefined || last === undefined) return run;
  const { fromMs } = second;
  const weight = weightOf(last.fromMs - fromMs);
  const folded = run.length - 2;
  return [first, { fromMs, weight, before: null, after: null, isChanged: false, folded }, last];
}

function weightOf(lengthMs: number): number {
  return Math.sqrt(Math.max(lengthMs, LEAST_MS) / LEAST_MS);
}

function msOf(timestamp: string): number {
  return parseTimestamp(timestamp) ?? 0;
}

import type { CompactHistory } from './compact-history.ts';
import { type Lane, laneForEach } from './lanes.ts';
import { firstMomentFrom, knownPart, type Period } from './period.ts';
import { type Stretches, stretchesOf } from './stretches.ts';

/** What a member or a group did in a period. A session is an unbroken stretch, counted with its part in the period. */
export interface Figures {
  readonly id: string;
  readonly totalMs: number;
  readonly sessions: number;
  readonly meanMs: number;
  readonly medianMs: number;
  readonly shortestMs: number;
  readonly longestMs: number;
  /** The start of the first session; null if it began before the period. */
  readonly firstMs: number | null;
  /** The end of the last session; null if it goes on after the period, or now. */
  readonly lastMs: number | null;
}

/** What happened in a period, according to the history. */
export interface PeriodFigures {
  /** The part of the period that is counted. */
  readonly known: Period;
  readonly switches: number;
  readonly switchOuts: number;
  readonly noFronterMs: number;
  /** The time of all members together, each in full. */
  readonly membersMs: number;
  /** Members who fronted in the period, in no particular order. */
  readonly members: readonly Figures[];
}

/** Counts a period. Co-fronters count in full, each for themselves, as PluralKit's `frontpercent` does. */
export function periodFigures(history: CompactHistory, period: Period, nowMs: number): PeriodFigures {
  const known = knownPart(history, period, nowMs);
  const lanes = laneForEach(history);
  const stretches = stretchesOf(history, known, lanes);
  const members = figuresOf(stretches, lanes);
  const nobody = figuresAt(stretches, lanes.length, '');
  return {
    known,
    ...countSwitches(history, known),
    noFronterMs: nobody?.totalMs ?? 0,
    membersMs: members.reduce((sum, { totalMs }) => sum + totalMs, 0),
    members,
  };
}

/** The figures of lanes, such as groups: the time in which at least one member of a lane fronted. */
export function laneFigures(
  history: CompactHistory,
  period: Period,
  nowMs: number,
  lanes: readonly Lane[],
): readonly Figures[] {
  if (lanes.length === 0) return [];
  return figuresOf(stretchesOf(history, knownPart(history, period, nowMs), lanes), lanes);
}

/** How a share is counted. */
export interface ShareMode {
  /** The shares of all sum to 1: each is a part of the time of all together, not of the period. */
  readonly isFlat: boolean;
  readonly countsNoFronter: boolean;
}

/** The part of a period that a time in it is, between 0 and 1. */
export function shareOf(totalMs: number, of: PeriodFigures, { isFlat, countsNoFronter }: ShareMode): number {
  const frontedMs = isFlat ? of.membersMs : of.known.toMs - of.known.fromMs - of.noFronterMs;
  const wholeMs = frontedMs + (countsNoFronter ? of.noFronterMs : 0);
  return wholeMs > 0 ? totalMs / wholeMs : 0;
}

function figuresOf(stretches: Stretches, lanes: readonly Lane[]): readonly Figures[] {
  return lanes.flatMap(({ id }, lane) => figuresAt(stretches, lane, id) ?? []);
}

function figuresAt(
  { offsets, starts, ends, cutStarts, cutEnds }: Stretches,
  lane: number,
  id: string,
): Figures | null {
  const from = offsets[lane] ?? 0;
  const to = offsets[lane + 1] ?? 0;
  if (from === to) return null;
  const lengths = new Float64Array(to - from);
  for (let at = from; at < to; at += 1) lengths[at - from] = (ends[at] ?? 0) - (starts[at] ?? 0);
  lengths.sort();
  const totalMs = sumOf(lengths);
  return {
    id,
    totalMs,
    sessions: lengths.length,
    meanMs: totalMs / lengths.length,
    medianMs: medianOf(lengths),
    shortestMs: lengths[0] ?? 0,
    longestMs: lengths.at(-1) ?? 0,
    firstMs: cutStarts[lane] === 1 ? null : (starts[from] ?? null),
    lastMs: cutEnds[lane] === 1 ? null : (ends[to - 1] ?? null),
  };
}

/** A loop: a function for each of many lengths takes several times as long. */
function sumOf(lengths: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < lengths.length; at += 1) sum += lengths[at] ?? 0;
  return sum;
}

function medianOf(sorted: Float64Array): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function countSwitches(history: CompactHistory, { fromMs, toMs }: Period) {
  let switchOuts = 0;
  const first = firstMomentFrom(history, fromMs);
  const end = firstMomentFrom(history, toMs);
  for (let at = first; at < end; at += 1)
    if (history.offsets[at] === history.offsets[at + 1]) switchOuts += 1;
  return { switches: Math.max(0, end - first), switchOuts };
}

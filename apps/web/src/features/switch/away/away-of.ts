import { isFuture } from '../../../cache/switches/is-future.ts';
import type { HistoryRow } from '../../../persistence/history/history-row.ts';

/** What happened in a shorter absence is remembered: this is a part of a day, or a night. */
const LEAST_ABSENCE_MS = 4 * 3_600_000;
/** Later it is not news any more. */
const LONGEST_SHOWN_MS = 12 * 3_600_000;

/** A member who came back. */
export interface CameBack {
  /** Short id. */
  readonly id: string;
  readonly leftMs: number;
  readonly cameMs: number;
}

/** Who came back to the front after the same absence of some hours, and who was there since. */
export interface Away {
  /** In front order. */
  readonly back: readonly CameBack[];
  readonly fromMs: number;
  readonly toMs: number;
  /** Short ids of who was in front in between, in the order in which they came. */
  readonly others: readonly string[];
}

/**
 * The members in front who came back in the last hours, after an absence in which others were in front: together if they left and came at
 * the same times, because who was there since is true of one absence only. Empty without any: also if it is not known when they left,
 * because the history does not reach back so far, and if the front and the history do not agree.
 *
 * @param rows newest first, without gaps
 * @param front short ids in front order
 */
export function awayOf(
  rows: readonly HistoryRow[],
  front: readonly string[],
  nowMs: number,
  isDismissed: (member: CameBack) => boolean,
): readonly Away[] {
  const first = rows.findIndex(({ atMs }) => !isFuture(atMs, nowMs));
  const past = first === -1 ? [] : rows.slice(first);
  const newest = past[0];
  if (newest === undefined || keyOf(newest.memberIds) !== keyOf(front)) return [];
  const back = front
    .flatMap((id) => cameBack(past, id, nowMs) ?? [])
    .filter((member) => member.cameMs - member.leftMs >= LEAST_ABSENCE_MS && !isDismissed(member));
  return back.flatMap((member) => {
    const together = back.filter((other) => isSameAbsence(other, member));
    return together[0] === member ? (absenceOf(past, together) ?? []) : [];
  });
}

/** Null if nobody was in front in between: that tells nothing. */
function absenceOf(rows: readonly HistoryRow[], back: readonly CameBack[]): Away | null {
  const [first] = back;
  if (first === undefined) return null;
  const { leftMs: fromMs, cameMs: toMs } = first;
  const between = rows.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  const others = [...new Set(between.toReversed().flatMap(({ memberIds }) => memberIds))];
  return others.length === 0 ? null : { back, fromMs, toMs, others };
}

/** Null for a return that is not news: the rest of a long history need not be searched for when they left. */
function cameBack(rows: readonly HistoryRow[], id: string, nowMs: number): CameBack | null {
  const isIn = ({ memberIds }: HistoryRow) => memberIds.some((it) => it === id);
  const before = rows.findIndex((row) => !isIn(row) || nowMs - row.atMs >= LONGEST_SHOWN_MS);
  const [absent, came] = [rows[before], rows[before - 1]];
  if (absent === undefined || isIn(absent) || came === undefined) return null;
  const last = rows.findIndex((row, at) => at > before && isIn(row));
  const left = rows[last - 1];
  return left === undefined ? null : { id, leftMs: left.atMs, cameMs: came.atMs };
}

function isSameAbsence(one: CameBack, other: CameBack): boolean {
  return one.leftMs === other.leftMs && one.cameMs === other.cameMs;
}

/** The same for the same members in any order. */
function keyOf(ids: readonly string[]): string {
  return ids.toSorted().join();
}

import { compareInstants, compareNewestFirst, firstBefore } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { haveEqualMembers } from '../switches/made/moments.ts';

/** A page of switches and what it was asked with. */
export interface FetchedPage {
  /** In whatever order the service has sent them. */
  readonly rows: readonly HistoryRow[];
  /** Exclusive. */
  readonly before: string;
  /** Nothing is older. */
  readonly isLast: boolean;
}

export interface MergedPage {
  /** Newest first, each switch once. */
  readonly rows: readonly HistoryRow[];
  readonly put: readonly HistoryRow[];
  readonly removed: readonly string[];
  /** The oldest instant of the page; null for an empty page. */
  readonly oldest: string | null;
}

/**
 * Merges a page into a history (newest first). The page contains all switches between its oldest instant and `before`, so known switches
 * of that time that are not in the page were deleted or moved. At the oldest instant itself there may be more switches than the page contains.
 */
export function mergePage(
  known: readonly HistoryRow[],
  knownById: ReadonlyMap<string, HistoryRow>,
  page: FetchedPage,
): MergedPage {
  const fetched = new Map(
    page.rows.map((row) => [row.id as string, withKnownOrder(row, knownById.get(row.id))]),
  );
  const oldest = [...fetched.values()].reduce<string | null>(
    (least, { timestamp }) => (least === null || compareInstants(timestamp, least) < 0 ? timestamp : least),
    null,
  );
  const start = firstBefore(known, page.before);
  const end = page.isLast
    ? known.length
    : oldest === null
      ? start
      : Math.max(start, firstBefore(known, oldest, true));
  const removed = known.slice(start, end).flatMap(({ id }) => (fetched.has(id) ? [] : [id]));
  const put = [...fetched.values()].filter((row) => knownById.get(row.id) !== row);
  if (put.length === 0 && removed.length === 0) return { rows: known, put, removed, oldest };
  const isElsewhere = (row: HistoryRow) => fetched.has(row.id);
  const newer = known.slice(0, start);
  const older = known.slice(end);
  const rows = [
    ...(newer.some(isElsewhere) ? newer.filter((row) => !isElsewhere(row)) : newer),
    ...[...fetched.values()].sort(compareNewestFirst),
    ...(older.some(isElsewhere) ? older.filter((row) => !isElsewhere(row)) : older),
  ];
  return { rows: isOrdered(rows) ? rows : rows.sort(compareNewestFirst), put, removed, oldest };
}

/** The history with a switch at its place by time, or without it (null). */
export function withRow(
  known: readonly HistoryRow[],
  id: string,
  now: HistoryRow | null,
): readonly HistoryRow[] {
  const others = known.filter((row) => row.id !== id);
  if (now === null) return others;
  const at = others.findIndex((row) => compareNewestFirst(row, now) > 0);
  return others.toSpliced(at < 0 ? others.length : at, 0, now);
}

/** The known row if only the order of the members differs, unless only the other one has them in front order. */
export function withKnownOrder(row: HistoryRow, known: HistoryRow | undefined): HistoryRow {
  if (known === undefined || !haveEqualFronts(row, known)) return row;
  return row.isInOrder && !known.isInOrder ? row : known;
}

/** Whether two rows of a switch have the same time and members, in any order. */
export function haveEqualFronts(one: HistoryRow, other: HistoryRow): boolean {
  return one.timestamp === other.timestamp && haveEqualMembers(one.memberIds, other.memberIds);
}

function isOrdered(rows: readonly HistoryRow[]): boolean {
  return rows.every((row, index) => {
    const former = rows[index - 1];
    return former === undefined || compareNewestFirst(former, row) <= 0;
  });
}

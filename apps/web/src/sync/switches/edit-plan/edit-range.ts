import { isSameList } from '../made/moments.ts';
import {
  type EditedRow,
  type InstantRows,
  instantAt,
  instantBefore,
  instantsOf,
  isTaken,
  keyOf,
  sortedRows,
} from './rows.ts';
import type { EditableRow } from './types.ts';

interface EditedRange {
  readonly from: string;
  /** Null for until now. */
  readonly to: string | null;
  /** Whether a time is in the future. */
  readonly isAhead: (timestamp: string) => boolean;
  /** The front that replaces these. */
  readonly change: (memberIds: readonly string[]) => readonly string[];
}

/**
 * The history with another front between two times. A switch that then has the same members as the one before it is removed, because
 * it changes nothing.
 *
 * @param rows sorted
 */
export function editRange(rows: readonly EditableRow[], range: EditedRange): readonly EditedRow[] {
  const { from, to, change, isAhead } = range;
  const [fromKey, toKey] = [keyOf(from), to === null ? null : keyOf(to)];
  // A change until now lasts until the next switch. One that starts in the future changes the front that starts there.
  const isBeforeEnd = (timestamp: string) =>
    toKey === null ? keyOf(timestamp) === fromKey || !isAhead(timestamp) : keyOf(timestamp) < toKey;
  const isChanged = ({ timestamp, memberIds }: InstantRows<EditableRow>) =>
    keyOf(timestamp) >= fromKey && isBeforeEnd(timestamp) && !isSameList(change(memberIds), memberIds);
  const changedRow = (row: EditableRow): EditedRow => {
    const memberIds = change(row.memberIds);
    return isSameList(memberIds, row.memberIds) ? row : { ...row, memberIds, sources: [row.id] };
  };
  const changed = instantsOf(rows).flatMap((instant): readonly EditedRow[] =>
    isChanged(instant) ? instant.rows.map(changedRow) : instant.rows,
  );
  const all = sortedRows([...changed, ...startOf(rows, range), ...endOf(rows, range)]);
  return withoutRepetitions(all, rows);
}

function startOf(rows: readonly EditableRow[], { from, change }: EditedRange): readonly EditedRow[] {
  if (isTaken(rows, from)) return [];
  const former = instantAt(rows, from);
  const memberIds = change(former?.memberIds ?? []);
  if (isSameList(memberIds, former?.memberIds ?? [])) return [];
  return [{ id: null, timestamp: from, memberIds, sources: idsOf(former), isContinuing: true }];
}

/** The former front is the front again. */
function endOf(rows: readonly EditableRow[], { to, change }: EditedRange): readonly EditedRow[] {
  if (to === null || isTaken(rows, to)) return [];
  const former = instantBefore(rows, to);
  const memberIds = former?.memberIds ?? [];
  if (isSameList(change(memberIds), memberIds)) return [];
  return [{ id: null, timestamp: to, memberIds, sources: idsOf(former), isContinuing: true }];
}

function idsOf(instant: InstantRows<EditableRow> | undefined): readonly string[] {
  return instant?.rows.map(({ id }) => id) ?? [];
}

/** Without changed switches that have the same members as the one before. Unchanged switches stay. */
function withoutRepetitions(
  all: readonly EditedRow[],
  original: readonly EditableRow[],
): readonly EditedRow[] {
  const unchanged = new Set<EditedRow>(original);
  let former: readonly string[] | undefined;
  return instantsOf(all).flatMap(({ rows, memberIds }) => {
    // Of several at one instant none can be removed alone.
    const isChanged = rows.length === 1 && rows.some((row) => !unchanged.has(row));
    if (isChanged && former !== undefined && isSameList(former, memberIds)) return [];
    former = memberIds;
    return rows;
  });
}

import { areSameMembers, type EditedRow, isTaken, keyOf, rowAt, rowBefore, sortedRows } from './rows.ts';
import type { EditableRow } from './types.ts';

interface EditedRange {
  readonly from: string;
  /** Null for until now. */
  readonly to: string | null;
  /** Whether a time is later than now. */
  readonly isFuture: (timestamp: string) => boolean;
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
  const { from, to, change, isFuture } = range;
  const [fromKey, toKey] = [keyOf(from), to === null ? null : keyOf(to)];
  // A change until now lasts until the next switch. One that starts in the future changes the front that starts there.
  const isBeforeEnd = (timestamp: string) =>
    toKey === null ? keyOf(timestamp) === fromKey || !isFuture(timestamp) : keyOf(timestamp) < toKey;
  const isInside = ({ timestamp }: EditedRow) => keyOf(timestamp) >= fromKey && isBeforeEnd(timestamp);
  const changed = rows.map((row): EditedRow => {
    const memberIds = isInside(row) ? change(row.memberIds) : row.memberIds;
    return areSameMembers(memberIds, row.memberIds) ? row : { ...row, memberIds, source: row.id };
  });
  const all = sortedRows([...changed, ...startOf(rows, range), ...endOf(rows, range)]);
  return withoutRepetitions(all, rows);
}

function startOf(rows: readonly EditableRow[], { from, change }: EditedRange): readonly EditedRow[] {
  if (isTaken(rows, from)) return [];
  const former = rowAt(rows, from);
  const memberIds = change(former?.memberIds ?? []);
  if (areSameMembers(memberIds, former?.memberIds ?? [])) return [];
  return [{ id: null, timestamp: from, memberIds, source: former?.id }];
}

/** The former front is the front again. */
function endOf(rows: readonly EditableRow[], { to, change }: EditedRange): readonly EditedRow[] {
  if (to === null || isTaken(rows, to)) return [];
  const former = rowBefore(rows, to);
  const memberIds = former?.memberIds ?? [];
  if (areSameMembers(change(memberIds), memberIds)) return [];
  return [{ id: null, timestamp: to, memberIds, source: former?.id }];
}

/** Without changed switches that have the same members as the one before. Unchanged switches stay. */
function withoutRepetitions(
  all: readonly EditedRow[],
  original: readonly EditableRow[],
): readonly EditedRow[] {
  const rest: EditedRow[] = [];
  const unchanged = new Set<EditedRow>(original);
  const keys = all.map(({ timestamp }) => keyOf(timestamp));
  for (const [index, row] of all.entries()) {
    const former = rest.at(-1);
    const isUnchanged = unchanged.has(row);
    // Of several at one instant the last one counts, so none of them can be removed alone.
    const isAlone = keys[index - 1] !== keys[index] && keys[index + 1] !== keys[index];
    const repeats = former !== undefined && areSameMembers(former.memberIds, row.memberIds);
    if (isUnchanged || !isAlone || !repeats) rest.push(row);
  }
  return rest;
}

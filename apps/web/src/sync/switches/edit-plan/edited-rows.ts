import { isSameList } from '../made/moments.ts';
import { editRange } from './edit-range.ts';
import { type EditedRow, equalInstants, instantAt, isTaken, keyOf, sortedRows } from './rows.ts';
import type { EditableRow, EditRefusal, HistoryEdit } from './types.ts';

type Edited = { readonly rows: readonly EditedRow[] } | { readonly refusal: EditRefusal };

type EditOf<Kind extends HistoryEdit['kind']> = HistoryEdit & { readonly kind: Kind };

const refused = (refusal: EditRefusal): Edited => ({ refusal });

/** The history after an edit, oldest first, or why it is refused. `rows`: sorted. `isAhead`: whether a time is in the future. */
export function editedRows(
  rows: readonly EditableRow[],
  edit: HistoryEdit,
  isAhead: (timestamp: string) => boolean,
): Edited {
  const ofOne = (id: string, change: (row: EditableRow) => Edited) => {
    const row = rows.find((it) => it.id === id);
    return row === undefined ? refused('gone') : change(row);
  };
  switch (edit.kind) {
    case 'add':
      return added(rows, edit.at, edit.memberIds);
    case 'insert':
    case 'take-out':
      return changedRange(rows, edit, isAhead);
    case 'move':
      return ofOne(edit.id, (row) => moved(rows, row, edit));
    case 'change-members':
      return ofOne(edit.id, (row) => withMembers(rows, row, edit));
    case 'delete':
      return ofOne(edit.id, (row) => ({ rows: rows.filter((it) => it !== row) }));
    case 'split':
      return ofOne(edit.id, (row) => split(rows, row, edit));
    case 'merge':
      return ofOne(edit.id, (row) => merged(rows, row));
    case 'copy':
      return ofOne(edit.id, (row) => added(rows, edit.at, row.memberIds, [row.id]));
  }
}

function moved(rows: readonly EditableRow[], row: EditableRow, { to }: EditOf<'move'>): Edited {
  const others = rows.filter((it) => it !== row);
  if (keyOf(to) === keyOf(row.timestamp)) return refused('no-change');
  if (isTaken(others, to)) return refused('taken');
  return { rows: sortedRows([...others, { ...row, timestamp: to }]) };
}

function withMembers(
  rows: readonly EditableRow[],
  row: EditableRow,
  { memberIds }: EditOf<'change-members'>,
): Edited {
  if (isSameList(memberIds, row.memberIds)) return refused('no-change');
  return { rows: rows.map((it) => (it === row ? { ...row, memberIds } : it)) };
}

function added(
  rows: readonly EditableRow[],
  timestamp: string,
  memberIds: readonly string[],
  sources: readonly string[] = [],
): Edited {
  if (isTaken(rows, timestamp)) return refused('taken');
  if (isSameList(instantAt(rows, timestamp)?.memberIds ?? [], memberIds)) return refused('no-change');
  return { rows: sortedRows([...rows, { id: null, timestamp, memberIds, sources }]) };
}

function changedRange(
  rows: readonly EditableRow[],
  edit: EditOf<'insert' | 'take-out'>,
  isAhead: (timestamp: string) => boolean,
): Edited {
  const { kind, memberIds, from, to } = edit;
  if (memberIds.length === 0) return refused('no-members');
  if (to !== null && keyOf(to) <= keyOf(from)) return refused('empty-range');
  const change = (there: readonly string[]) =>
    kind === 'insert'
      ? [...there, ...memberIds.filter((id) => !there.includes(id))]
      : there.filter((id) => !memberIds.includes(id));
  return { rows: editRange(rows, { from, to, change, isAhead }) };
}

function split(rows: readonly EditableRow[], row: EditableRow, { at, memberIds }: EditOf<'split'>): Edited {
  if (isTaken(rows, at)) return refused('taken');
  if (instantAt(rows, at)?.rows.includes(row) !== true) return refused('outside');
  const isSame = isSameList(memberIds, row.memberIds);
  if (isSame && rows.at(-1) === row) return refused('same-as-latest');
  const second: EditedRow = { id: null, timestamp: at, memberIds, sources: isSame ? [row.id] : [] };
  return { rows: sortedRows([...rows, second]) };
}

function merged(rows: readonly EditableRow[], row: EditableRow): Edited {
  const { earlier, equal, later } = equalInstants(rows, row, isSameList);
  const [first, ...rest] = equal;
  const remaining = first?.rows ?? [];
  const whole = remaining.find((it) => isSameList(it.memberIds, first?.memberIds ?? []));
  if (rest.length === 0 && (whole === undefined || remaining.length === 1))
    return refused('nothing-to-merge');
  const rowsOf = (some: typeof equal) => some.flatMap((it) => it.rows);
  return { rows: [...rowsOf(earlier), ...(whole === undefined ? remaining : [whole]), ...rowsOf(later)] };
}

/** The times that a person has entered. */
export function enteredTimes(edit: HistoryEdit): readonly string[] {
  switch (edit.kind) {
    case 'add':
    case 'split':
    case 'copy':
      return [edit.at];
    case 'move':
      return [edit.to];
    case 'insert':
    case 'take-out':
      return edit.to === null ? [edit.from] : [edit.from, edit.to];
    default:
      return [];
  }
}

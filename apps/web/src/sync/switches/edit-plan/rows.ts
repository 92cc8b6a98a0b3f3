import { orderKey } from '../../../cache/switches/switch-pages.ts';
import type { EditableRow } from './types.ts';

/** A switch of the history after an edit. A new one has no id. */
export interface EditedRow extends Omit<EditableRow, 'id'> {
  readonly id: string | null;
  /** The switch that these members come from, if it is another one. */
  readonly source?: string | undefined;
}

/** Sorts as the instants do. */
export const keyOf = (timestamp: string) => orderKey({ timestamp });

/** Oldest first. Of several at one instant the last one counts. */
export function sortedRows<Row extends EditedRow>(rows: readonly Row[]): readonly Row[] {
  return rows
    .map((row) => ({ row, key: keyOf(row.timestamp), id: row.id ?? '' }))
    .toSorted((one, other) => compare(one.key, other.key) || compare(one.id, other.id))
    .map(({ row }) => row);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The switch that determines the front at a time; undefined before the first. `rows`: sorted. */
export function rowAt<Row extends EditedRow>(rows: readonly Row[], timestamp: string): Row | undefined {
  const key = keyOf(timestamp);
  return rows.findLast((row) => keyOf(row.timestamp) <= key);
}

/** As `rowAt`, just before that time. */
export function rowBefore<Row extends EditedRow>(rows: readonly Row[], timestamp: string): Row | undefined {
  const key = keyOf(timestamp);
  return rows.findLast((row) => keyOf(row.timestamp) < key);
}

export function isTaken(rows: readonly EditedRow[], timestamp: string): boolean {
  const key = keyOf(timestamp);
  return rows.some((row) => keyOf(row.timestamp) === key);
}

/** Order counts. */
export function areSameMembers(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

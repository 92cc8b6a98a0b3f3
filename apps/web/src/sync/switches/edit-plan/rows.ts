import { orderKey } from '../../../cache/switches/switch-order.ts';
import type { EditableRow } from './types.ts';

/** A switch of the history after an edit. A new one has no id. */
export interface EditedRow extends Omit<EditableRow, 'id'> {
  readonly id: string | null;
  /** The switches that these members come from, if those are others. */
  readonly sources?: readonly string[];
  /** Its members depend on the front before it. */
  readonly isContinuing?: true;
}

/** All switches of one instant. The history and the statistics show the members of all of them as one front. */
export interface InstantRows<Row extends EditedRow> {
  readonly timestamp: string;
  readonly rows: readonly Row[];
  readonly memberIds: readonly string[];
}

/** Sorts as the instants do. */
export const keyOf = (timestamp: string) => orderKey({ timestamp });

/** Oldest first. */
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

/** The switches by instant, oldest first. `rows`: sorted. */
export function instantsOf<Row extends EditedRow>(rows: readonly Row[]): readonly InstantRows<Row>[] {
  const groups: { key: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = keyOf(row.timestamp);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups.flatMap((group) => instantOf(group.rows) ?? []);
}

/** A history around neighbouring instants with equal fronts. */
export interface EqualInstants<Row extends EditedRow> {
  readonly earlier: readonly InstantRows<Row>[];
  readonly equal: readonly InstantRows<Row>[];
  readonly later: readonly InstantRows<Row>[];
}

/** The instant of a switch and the neighbouring ones with an equal front. `rows`: sorted, with this switch. */
export function equalInstants<Row extends EditedRow>(
  rows: readonly Row[],
  row: Row,
  isEqual: (one: readonly string[], other: readonly string[]) => boolean,
): EqualInstants<Row> {
  const instants = instantsOf(rows);
  const place = instants.findIndex((it) => it.rows.includes(row));
  const front = instants[place]?.memberIds ?? [];
  const isOther = (it: InstantRows<Row>) => !isEqual(it.memberIds, front);
  const start = instants.findLastIndex((it, index) => index < place && isOther(it)) + 1;
  const after = instants.findIndex((it, index) => index > place && isOther(it));
  const end = after === -1 ? instants.length : after;
  return {
    earlier: instants.slice(0, start),
    equal: instants.slice(start, end),
    later: instants.slice(end),
  };
}

/** The switches that determine the front at a time; undefined before the first. `rows`: sorted. */
export function instantAt<Row extends EditedRow>(
  rows: readonly Row[],
  timestamp: string,
): InstantRows<Row> | undefined {
  const key = keyOf(timestamp);
  return lastInstant(rows, (it) => it <= key);
}

/** As `instantAt`, just before that time. */
export function instantBefore<Row extends EditedRow>(
  rows: readonly Row[],
  timestamp: string,
): InstantRows<Row> | undefined {
  const key = keyOf(timestamp);
  return lastInstant(rows, (it) => it < key);
}

function lastInstant<Row extends EditedRow>(
  rows: readonly Row[],
  isMeant: (key: string) => boolean,
): InstantRows<Row> | undefined {
  const last = rows.findLast((row) => isMeant(keyOf(row.timestamp)));
  if (last === undefined) return undefined;
  const key = keyOf(last.timestamp);
  return instantOf(rows.filter((row) => keyOf(row.timestamp) === key));
}

function instantOf<Row extends EditedRow>(rows: readonly Row[]): InstantRows<Row> | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  return { timestamp: first.timestamp, rows, memberIds: frontOf(rows) };
}

/** The members of all switches of one instant. The last one's come first, as in the list of the history. */
function frontOf(rows: readonly EditedRow[]): readonly string[] {
  return [...new Set(rows.toReversed().flatMap(({ memberIds }) => memberIds))];
}

/** Whether a switch has this time, to the microsecond. */
export function isTaken(rows: readonly EditedRow[], timestamp: string): boolean {
  const key = keyOf(timestamp);
  return rows.some((row) => keyOf(row.timestamp) === key);
}

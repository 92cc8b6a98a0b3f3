import { brandId } from '@frontboard/model';
import type { IDBPObjectStore } from 'idb';
import * as v from 'valibot';
import { runInSlices } from '../../platform/run-in-slices.ts';
import { type Database, openDatabase, type Schema, writeOverCaches } from '../database.ts';
import { type HistoryRow, historyRow, type ReadSwitch } from './history-row.ts';

/** Times of which the switches are still to be fetched: from `until` (null: from the first switch) up to, not including, `before`. */
export interface PendingSpan {
  readonly before: string;
  readonly until: string | null;
  /**
   * The time of the newest switch that was known before the span was planned: all switches from `until` to this time are known already.
   * Absent if none was known, and in copies of earlier releases.
   */
  readonly known?: string | undefined;
}

/** What is known of a history besides its switches. */
export interface HistoryState {
  /** Newest first. */
  readonly pending: readonly PendingSpan[];
  readonly isPaused: boolean;
  /** When the newest switches were last fetched, in milliseconds since 1970. */
  readonly checkedAtMs: number | null;
  /**
   * When the reading of all switches began of which `pending` is the rest, in milliseconds since 1970: all known switches were read after that. Null
   * if unknown.
   */
  readonly wholeFromMs: number | null;
}

/** A history on the device. Chunks are lists of switches in no order. */
export interface StoredHistory extends HistoryState {
  /** Counts the saves: a page notices by it that another page has saved in the meantime. */
  readonly revision: number;
  readonly chunks: readonly (readonly HistoryRow[])[];
  /** Changes made on this device since the last save: the switch, or null if it was deleted. */
  readonly changes: ReadonlyMap<string, HistoryRow | null>;
}

/** The part of a history that is read first: enough for the first screen. */
export interface HistoryHead extends HistoryState {
  /** The newest switches of the last save, newest first; empty in copies of earlier releases. */
  readonly newest: readonly HistoryRow[];
  readonly changes: StoredHistory['changes'];
}

/** How many switches are in one row of the database: few rows are read at once, and a change rewrites little. */
export const CHUNK_ROWS = 500;

const CHUNKS_AT_ONCE = 20;

const INFO = 'info';
const CHUNK = 'chunk:';
const CHANGE = 'change:';
const NEWEST = 'newest';

const infoSchema = v.object({
  revision: v.number(),
  chunkCount: v.number(),
  rowCount: v.number(),
  pending: v.array(
    v.object({ before: v.string(), until: v.nullable(v.string()), known: v.optional(v.string()) }),
  ),
  isPaused: v.boolean(),
  checkedAtMs: v.nullable(v.number()),
  // Releases before 0.12.2 did not store it.
  wholeFromMs: v.optional(v.nullable(v.number()), null),
});
const textSchema = v.object({ text: v.string() });
const changeSchema = v.object({ text: v.nullable(v.string()) });

/**
 * Reads what the first screen of an own history needs; fast, however long the history is. Null without one. Rejects if
 * the device's database can't be used.
 */
export async function readHistoryHead(viewer: string): Promise<HistoryHead | null> {
  const { store } = (await openDatabase()).transaction('history');
  const [info, newest, changes] = await Promise.all([
    store.get([viewer, INFO]),
    store.get([viewer, NEWEST]),
    store.getAll(partsOf(viewer, CHANGE)),
  ]);
  const read = v.safeParse(infoSchema, info);
  if (!read.success) return null;
  return {
    ...read.output,
    newest: createRowReader()(textIn(newest)) ?? [],
    changes: changesIn(changes),
  };
}

/**
 * Reads the history of an own system, in slices between which the page responds; null without one, or if part of it is missing
 * or unreadable. Rejects when the device's database can't be used.
 */
export async function readHistory(viewer: string): Promise<StoredHistory | null> {
  const { store } = (await openDatabase()).transaction('history');
  const [info, chunks, changes] = await Promise.all([
    store.get([viewer, INFO]),
    chunksIn(store, viewer),
    store.getAll(partsOf(viewer, CHANGE)),
  ]);
  const read = v.safeParse(infoSchema, info);
  if (!read.success || chunks.length !== read.output.chunkCount) return null;
  const lists = await new Promise<(readonly HistoryRow[])[]>((resolve) =>
    runInSlices(rowsIn(chunks), resolve),
  );
  const rowCount = lists.reduce((sum, rows) => sum + rows.length, 0);
  if (rowCount !== read.output.rowCount) return null;
  return { ...read.output, chunks: lists, changes: changesIn(changes) };
}

/** A few at a time: the browser copies the result of each request in one task. */
async function chunksIn(
  store: IDBPObjectStore<Schema, ['history'], 'history', 'readonly'>,
  viewer: string,
): Promise<readonly StoredPart[]> {
  const all: StoredPart[] = [];
  let range = partsOf(viewer, CHUNK);
  for (;;) {
    const some = await store.getAll(range, CHUNKS_AT_ONCE);
    all.push(...some);
    const last = some.at(-1);
    if (last === undefined || some.length < CHUNKS_AT_ONCE) return all;
    range = IDBKeyRange.bound([viewer, last.part], range.upper, true);
  }
}

/** The rows of each chunk; none of one that can't be read. */
function* rowsIn(chunks: readonly unknown[]): Generator<void, (readonly HistoryRow[])[], void> {
  const readText = createRowReader();
  const lists: (readonly HistoryRow[])[] = [];
  for (const stored of chunks) {
    lists.push(readText(textIn(stored)) ?? []);
    yield;
  }
  return lists;
}

function textIn(stored: unknown): string {
  return v.is(textSchema, stored) ? stored.text : '';
}

/** The input of a save. */
export interface HistorySave extends HistoryState {
  /** As it was read, or after this page's last save; 0 for a history that is not on the device yet. */
  readonly revision: number;
  readonly chunkCount: number;
  readonly rowCount: number;
  /** The newest switches of the history, newest first. */
  readonly newest: readonly HistoryRow[];
  /** The chunks that differ from those on the device, by their number. */
  readonly changed: ReadonlyMap<number, readonly HistoryRow[]>;
  /** Whether other caches are deleted for it if the device is full. */
  readonly makesRoom: boolean;
}

/**
 * Saves a history. False, with nothing written, if it was deleted or saved by another page since `revision`, or if `isAllowed` refuses
 * once the database is open. Rejects when the device refuses.
 */
export async function saveHistory(
  viewer: string,
  { makesRoom, ...save }: HistorySave,
  isAllowed: () => boolean,
): Promise<boolean> {
  const database = await openDatabase();
  return makesRoom ? writeOverCaches(database, write) : write(database);

  async function write(opened: Database): Promise<boolean> {
    if (!isAllowed()) return false;
    const transaction = opened.transaction('history', 'readwrite');
    const { store } = transaction;
    const stored = await store.get([viewer, INFO]);
    const storedRevision = v.is(infoSchema, stored) ? stored.revision : 0;
    if (storedRevision !== save.revision) return false;
    if (save.revision === 0) await store.delete(allOf(viewer));
    const { changed, newest, revision, ...rest } = save;
    await Promise.all([
      store.put({ viewer, part: INFO, ...rest, revision: revision + 1 } as StoredPart),
      store.put({ viewer, part: NEWEST, text: textOfAll(newest) } as StoredPart),
      store.delete(partsOf(viewer, CHANGE)),
      ...[...changed].map(([number, rows]) =>
        store.put({ viewer, part: chunkPart(number), text: textOfAll(rows) } as StoredPart),
      ),
      transaction.done,
    ]);
    return true;
  }
}

/** What a page has found that shows only the newest switches. */
export interface NewestFound extends Omit<HistoryState, 'isPaused'> {
  /** The revision of the copy that was read. */
  readonly revision: number;
  readonly newest: readonly HistoryRow[];
  /** What differs from the chunks of that copy. */
  readonly changes: StoredHistory['changes'];
}

/**
 * Adds what was found to the copy of another page, which continues to save. Does nothing if the copy was saved or deleted since, or if `isAllowed` refuses
 * once the database is open. Rejects when the device refuses.
 */
export async function addToHistory(
  viewer: string,
  { revision, newest, changes, ...state }: NewestFound,
  isAllowed: () => boolean,
): Promise<void> {
  const transaction = (await openDatabase()).transaction('history', 'readwrite');
  const { store } = transaction;
  const stored = await store.get([viewer, INFO]);
  if (!v.is(infoSchema, stored) || stored.revision !== revision || !isAllowed()) return;
  await Promise.all([
    store.put({ ...stored, ...state } as StoredPart),
    store.put({ viewer, part: NEWEST, text: textOfAll(newest) } as StoredPart),
    ...[...changes].map(([id, row]) =>
      store.put({ viewer, part: CHANGE + id, text: row && textOf(row) } as StoredPart),
    ),
    transaction.done,
  ]);
}

/** Deletes the history of an account, whatever else saves it. */
export async function deleteHistory(viewer: string): Promise<void> {
  await (await openDatabase()).delete('history', allOf(viewer));
}

/** Stores that switches were changed in an unknown way, if there is a history: `pending` is to be fetched again. */
export async function noteHistoryOutdated(viewer: string, pending: HistoryState['pending']): Promise<void> {
  const transaction = (await openDatabase()).transaction('history', 'readwrite');
  const stored = await transaction.store.get([viewer, INFO]);
  if (v.is(infoSchema, stored))
    await transaction.store.put({ ...stored, pending, wholeFromMs: null } as StoredPart);
  await transaction.done;
}

/** Stores a change (null: a deletion) made by a page that has not loaded the history, if there is a history to change. */
export async function noteHistoryChange(viewer: string, id: string, now: ReadSwitch | null): Promise<void> {
  const row = now === null ? null : historyRow(now);
  if (now !== null && row === null) return;
  const transaction = (await openDatabase()).transaction('history', 'readwrite');
  const isKnown = (await transaction.store.get([viewer, INFO])) !== undefined;
  const text = row === null ? null : textOf(row);
  if (isKnown) await transaction.store.put({ viewer, part: CHANGE + id, text } as StoredPart);
  await transaction.done;
}

/** The stored part of a row. */
type WrittenRow = Omit<HistoryRow, 'atMs'>;

/** Before members in front order. No id of a member is like it. */
const IN_ORDER = '>';
const MARK = `${IN_ORDER} `;

/** A part of a history; the fields beyond the key are read with a schema. */
type StoredPart = Parameters<Database['put']>[1] & { readonly viewer: string; readonly part: string };

function partsOf(viewer: string, prefix: string): IDBKeyRange {
  return IDBKeyRange.bound([viewer, prefix], [viewer, `${prefix}\uffff`]);
}

function allOf(viewer: string): IDBKeyRange {
  return IDBKeyRange.bound([viewer, ''], [viewer, '\uffff']);
}

function chunkPart(number: number): string {
  return `${CHUNK}${String(number).padStart(6, '0')}`;
}

function textOfAll(rows: readonly HistoryRow[]): string {
  return rows.map(textOf).join('\n');
}

/** One line: no id and no timestamp has a space in it. */
function textOf({ id, timestamp, memberIds, isInOrder }: WrittenRow): string {
  const mark = isInOrder && memberIds.length > 1 ? [IN_ORDER] : [];
  return [id, timestamp, ...mark, ...memberIds].join(' ');
}

/** Reads texts of `textOf`; null for anything else. Equal lists of members share one array: a history has few different ones. */
function createRowReader(): (text: string) => readonly HistoryRow[] | null {
  const lists = new Map<string, HistoryRow['memberIds']>();
  const membersIn = (text: string) => {
    const known = lists.get(text);
    if (known !== undefined) return known;
    const list = text === '' ? [] : text.split(' ').map((id) => brandId('MemberId', id));
    lists.set(text, list);
    return list;
  };
  return (text) => {
    if (text === '') return [];
    const rows: HistoryRow[] = [];
    for (const line of text.split('\n')) {
      const idEnd = line.indexOf(' ');
      const timeEnd = line.indexOf(' ', idEnd + 1);
      const timestamp = timeEnd < 0 ? line.slice(idEnd + 1) : line.slice(idEnd + 1, timeEnd);
      if (idEnd <= 0) return null;
      const members = timeEnd < 0 ? '' : line.slice(timeEnd + 1);
      const isInOrder = members.startsWith(MARK);
      const memberIds = membersIn(isInOrder ? members.slice(MARK.length) : members);
      const id = brandId('SwitchId', line.slice(0, idEnd));
      const row = historyRow({ id, timestamp, memberIds }, isInOrder);
      if (row === null) return null;
      rows.push(row);
    }
    return rows;
  };
}

function changesIn(stored: readonly StoredPart[]): ReadonlyMap<string, HistoryRow | null> {
  const read = createRowReader();
  return new Map(
    stored.flatMap((change) => {
      if (!v.is(changeSchema, change)) return [];
      const id = change.part.slice(CHANGE.length);
      const row = change.text === null ? null : read(change.text)?.[0];
      return row === undefined ? [] : [[id, row] as const];
    }),
  );
}

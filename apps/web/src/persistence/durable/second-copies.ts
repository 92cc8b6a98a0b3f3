import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { type Database, openDatabase, writeOverCaches } from '../database.ts';
import type { DocumentTimes } from './document-times.ts';
import type { Recovery } from './recovery.ts';

export { isNoDatabase } from '../database.ts';

/** By then, `localStorage` is on the disk. */
const MOST_LATE_MS = 600_000;

/** A document in the database. */
const rowSchema = v.object({
  key: v.string(),
  text: v.string(),
  /** The time that the document had with this text. */
  atMs: v.number(),
  /** The checksum of the key and the text: a damaged row must not replace a document. */
  sum: v.number(),
});

type DocumentRow = v.InferOutput<typeof rowSchema>;

/** What the database has in place of a document that was removed, by a checksum: its key may name an account. */
const goneSchema = v.object({ key: v.string(), goneAtMs: v.number() });

type GoneRow = v.InferOutput<typeof goneSchema>;

/** The document in a stored row; null for a damaged one and for anything else. */
function readDocumentRow(stored: unknown): DocumentRow | null {
  const read = v.safeParse(rowSchema, stored);
  return read.success && read.output.sum === sumOf(read.output.key + read.output.text) ? read.output : null;
}

/** Whether a stored row stands for a removed document. */
function isGoneRow(stored: unknown): stored is GoneRow {
  return v.is(goneSchema, stored);
}

/** The key of the row that stands for the removed document. */
function keyOfGone(key: string): string {
  return `gone ${sumOf(key)}`;
}

/** What the second copies are compared with. */
interface FirstCopies {
  readonly device: SafeStorage;
  readonly clock: Clock;
  readonly times: DocumentTimes;
  readonly recovery: Recovery;
  /** What this page has written since it was opened. */
  readonly written: ReadonlySet<string>;
  /** What the database does not have yet. */
  readonly outstanding: Set<string>;
  readonly isDisposed: () => boolean;
}

/** Reads all second copies once, and recovers what is newer there. Rejects when the database can't be read. */
export async function readSecondCopies(first: FirstCopies): Promise<void> {
  const { device, clock, times, recovery, outstanding } = first;
  const isRecent = ({ goneAtMs }: GoneRow) => clock.now() < goneAtMs + MOST_LATE_MS;
  const database = await openRows();
  const rows = (await database?.getAll('documents')) ?? [];
  if (first.isDisposed()) return;
  const inDatabase = new Set<string>();
  for (const stored of rows) {
    const row = readDocumentRow(stored);
    if (row !== null) {
      inDatabase.add(row.key);
      recover(first, row);
    } else if (!(isGoneRow(stored) && (removedAgain(first, stored) || isRecent(stored)))) {
      // Nothing needs it: it is damaged, or of another release, or the device can't lose the removal any more.
      await database?.delete('documents', stored.key);
    }
  }
  // Documents that had no second copy in an earlier release get one.
  for (const key of [...times.keys(), ...recovery.keys()]) {
    if (!inDatabase.has(key) && device.get(key) !== null) outstanding.add(key);
  }
}

function recover(
  { device, times, recovery, written, outstanding }: FirstCopies,
  { key, text, atMs }: DocumentRow,
): void {
  times.note(atMs);
  if (device.get(key) === text) return;
  const openedMs = times.opened[key] ?? 0;
  if (atMs <= openedMs) {
    outstanding.add(key);
    return;
  }
  const isWrittenHere = written.has(key);
  // Another tab has written it since, and recovers it.
  if (!isWrittenHere && times.timeOf(key) !== openedMs) return;
  if (recovery.merge(key, text)) outstanding.add(key);
  else if (!isWrittenHere) {
    times.set(key, atMs, device.set(key, text));
    recovery.publish({ key, text });
  }
}

/** Removes a document that an earlier page has removed, if the device has it again. Returns whether it had: it may lose this removal, too. */
function removedAgain(
  { device, times, recovery, written }: FirstCopies,
  { key: goneKey, goneAtMs }: GoneRow,
): boolean {
  const key = Object.keys(times.opened).find((it) => keyOfGone(it) === goneKey);
  const isBack = key !== undefined && (times.opened[key] ?? 0) < goneAtMs && !written.has(key);
  if (!isBack || times.timeOf(key) !== times.opened[key]) return false;
  device.remove(key);
  times.set(key, null);
  recovery.publish({ key, text: null });
  return true;
}

/** Writes everything that is outstanding in one transaction. Rejects as the database does; it is outstanding again then. */
export async function writeSecondCopies({
  device,
  times,
  outstanding,
  isDisposed,
}: FirstCopies): Promise<void> {
  const opened = await openRows();
  const keys = [...outstanding];
  if (opened === null || keys.length === 0 || isDisposed()) return;
  outstanding.clear();
  try {
    await writeOverCaches(opened, (database) => writeRows(database, keys, { device, times }));
  } catch (error) {
    for (const key of keys) outstanding.add(key);
    throw error;
  }
}

/** The database; null where it is one of another release that has no documents. */
async function openRows(): Promise<Database | null> {
  const database = await openDatabase();
  return database.objectStoreNames.contains('documents') ? database : null;
}

async function writeRows(
  database: Database,
  keys: readonly string[],
  { device, times }: Pick<FirstCopies, 'device' | 'times'>,
): Promise<void> {
  // `strict`: a phone may lose its power as well as the process.
  const { store, done } = database.transaction('documents', 'readwrite', { durability: 'strict' });
  const changes = keys.flatMap((key): Promise<unknown>[] => {
    const text = device.get(key);
    const goneKey = keyOfGone(key);
    if (text === null) return [store.delete(key), store.put({ key: goneKey, goneAtMs: times.latestMs() })];
    const row = { key, text, atMs: times.timeOf(key), sum: sumOf(key + text) };
    return [store.delete(goneKey), store.put(row)];
  });
  await Promise.all([...changes, done]);
}

function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
}

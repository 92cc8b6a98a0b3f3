import * as v from 'valibot';
import type { SafeStorage } from '../../platform/storage.ts';
import type { Database } from '../database.ts';
import type { DocumentTimes } from './document-times.ts';

/** A document in the database. */
const rowSchema = v.object({
  key: v.string(),
  text: v.string(),
  /** The time that the document had with this text. */
  atMs: v.number(),
  /** The checksum of the key and the text: a damaged row must not replace a document. */
  sum: v.number(),
});

export type DocumentRow = v.InferOutput<typeof rowSchema>;

/** What the database has in place of a document that was removed, by a checksum: its key may name an account. */
const goneSchema = v.object({ key: v.string(), goneAtMs: v.number() });

export type GoneRow = v.InferOutput<typeof goneSchema>;

/** The document in a stored row; null for a damaged one and for anything else. */
export function readDocumentRow(stored: unknown): DocumentRow | null {
  const read = v.safeParse(rowSchema, stored);
  return read.success && read.output.sum === sumOf(read.output.key + read.output.text) ? read.output : null;
}

/** Whether a stored row stands for a removed document. */
export function isGoneRow(stored: unknown): stored is GoneRow {
  return v.is(goneSchema, stored);
}

/** The key of the row that stands for the removed document. */
export function keyOfGone(key: string): string {
  return `gone ${sumOf(key)}`;
}

/** Writes these documents of the device in one transaction, also those that were removed. Rejects as the database does. */
export async function writeDocumentRows(
  database: Database,
  keys: readonly string[],
  { device, times }: { readonly device: SafeStorage; readonly times: DocumentTimes },
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

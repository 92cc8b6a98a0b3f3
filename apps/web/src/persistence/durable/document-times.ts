import * as v from 'valibot';
import type { SafeStorage } from '../../platform/storage.ts';
import { jsonOf } from '../json-of.ts';

/** The document with the time of each document, in milliseconds since 1970. */
export const TIMES_KEY = 'document-times';

const timesSchema = v.record(v.string(), v.number());

/** The times of the documents of a device. Each is later than the one before it, whatever the clock says. */
export function createDocumentTimes(device: SafeStorage) {
  const opened = readTimes(device);
  /** The times of documents whose newest text is only in the memory of this page. */
  const held = new Map<string, number>();
  let latestMs = Math.max(0, ...Object.values(opened));

  const timeOf = (key: string) => held.get(key) ?? readTimes(device)[key] ?? 0;

  return {
    /** As this page has found them. */
    opened,
    timeOf,
    isHeld: (key: string) => held.has(key),
    keys: () => Object.keys(readTimes(device)),
    latestMs: () => latestMs,
    /** Another page has given this time. */
    note(atMs: number): void {
      latestMs = Math.max(latestMs, atMs);
    },
    /** A time for a document that is written now. */
    next(key: string, nowMs: number): number {
      latestMs = Math.max(nowMs, latestMs + 1, timeOf(key) + 1);
      return latestMs;
    },
    /** `atMs`: null when the document is removed. `isStored`: the device has its text. */
    set(key: string, atMs: number | null, isStored = true): void {
      if (atMs !== null && !isStored) {
        held.set(key, atMs);
        return;
      }
      held.delete(key);
      const { [key]: _former, ...others } = readTimes(device);
      device.set(TIMES_KEY, JSON.stringify(atMs === null ? others : { ...others, [key]: atMs }));
    },
  };
}

export type DocumentTimes = ReturnType<typeof createDocumentTimes>;

function readTimes(device: SafeStorage): Readonly<Record<string, number>> {
  const read = v.safeParse(timesSchema, jsonOf(device.get(TIMES_KEY) ?? ''));
  return read.success ? read.output : {};
}

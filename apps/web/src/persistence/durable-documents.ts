import * as v from 'valibot';
import type { Clock } from '../platform/clock.ts';
import type { ExternalChange, SafeStorage } from '../platform/storage.ts';
import type { Database } from './database.ts';
import { jsonOf } from './json-of.ts';

/** Documents in the storage of the device, with a second copy in its database. */
export type DurableDocuments = ReturnType<typeof openDurableDocuments>;

interface DurableOptions {
  readonly clock: Clock;
  /** Documents without a second copy: caches, and what may be lost. */
  readonly except: readonly string[];
}

/** The document with the time of each document, in milliseconds since 1970. Each is later than the one before it, whatever the clock says. */
const TIMES_KEY = 'document-times';

/** What is typed is written in bursts. With the debounce of drafts, it is in the database within a second. */
const WRITE_AFTER_MS = 300;

const RETRY_MS = 10_000;

/** By then, `localStorage` is on the disk. */
const MOST_LATE_MS = 600_000;

const timesSchema = v.record(v.string(), v.number());

/** A document in the database. */
const rowSchema = v.object({
  key: v.string(),
  text: v.string(),
  /** The time that the document had with this text. */
  atMs: v.number(),
  /** The checksum of the key and the text: a damaged row must not replace a document. */
  sum: v.number(),
});

/** What the database has in place of a document that was removed, by a checksum: its key may name an account. */
const goneSchema = v.object({ key: v.string(), goneAtMs: v.number() });

/**
 * Chromium writes `localStorage` to the disk up to a minute late, so a killed browser or phone loses the last documents. The database is on the
 * disk when its transaction is complete. So every document is written to both. The start reads only `storage`, synchronously. A row of
 * the database that is newer than the document this page has started with is what an earlier page has written and the device has lost:
 * it is merged as the change of another tab would be, and nothing is written over it before.
 */
export function openDurableDocuments(device: SafeStorage, { clock, except }: DurableOptions) {
  const openedTimes = readTimes();
  /** The times of documents whose newest text is only in the memory of this page. */
  const heldTimes = new Map<string, number>();
  let latestMs = Math.max(0, ...Object.values(openedTimes));
  /** What this page has written since it was opened. */
  const written = new Set<string>();
  /** What the database does not have yet. */
  const outstanding = new Set<string>();
  const recoverers = new Map<string, Set<(text: string) => void>>();
  const followers = new Set<(change: ExternalChange) => void>();
  let timer: unknown = null;
  let code: Promise<typeof import('./database.ts')> | null = null;
  let reading: Promise<void> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let isDisposed = false;

  function readTimes(): Readonly<Record<string, number>> {
    const read = v.safeParse(timesSchema, jsonOf(device.get(TIMES_KEY) ?? ''));
    return read.success ? read.output : {};
  }

  const timeOf = (key: string) => heldTimes.get(key) ?? readTimes()[key] ?? 0;

  /** `atMs`: null when the document is removed. `isStored`: the device has its text. */
  function setTime(key: string, atMs: number | null, isStored = true): void {
    if (atMs !== null && !isStored) {
      heldTimes.set(key, atMs);
      return;
    }
    heldTimes.delete(key);
    const { [key]: _former, ...others } = readTimes();
    device.set(TIMES_KEY, JSON.stringify(atMs === null ? others : { ...others, [key]: atMs }));
  }

  function noteWritten(key: string, isStored: boolean): void {
    if (except.includes(key)) return;
    latestMs = Math.max(clock.now(), latestMs + 1, timeOf(key) + 1);
    setTime(key, device.get(key) === null ? null : latestMs, isStored);
    written.add(key);
    outstanding.add(key);
    flushAfter(WRITE_AFTER_MS);
  }

  function flushAfter(ms: number): void {
    timer ??= clock.setTimeout(() => void flush().catch(() => {}), ms);
  }

  function loadCode(): Promise<typeof import('./database.ts')> {
    code ??= import('./database.ts').catch((error: unknown) => {
      code = null;
      throw error;
    });
    return code;
  }

  /** The database; null where it is one of another release that has no documents. */
  async function openRows(): Promise<Database | null> {
    const { openDatabase } = await loadCode();
    const database = await openDatabase();
    return database.objectStoreNames.contains('documents') ? database : null;
  }

  /** Reads the database once, and recovers what is newer there. Rejects when the database can't be read. */
  function load(): Promise<void> {
    reading ??= readRows().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  }

  async function readRows(): Promise<void> {
    const database = await openRows();
    const rows = (await database?.getAll('documents')) ?? [];
    if (isDisposed) return;
    const inDatabase = new Set<string>();
    for (const stored of rows) {
      const row = readRow(stored);
      if (row !== null) {
        inDatabase.add(row.key);
        recover(row);
      } else if (!(v.is(goneSchema, stored) && (removedAgain(stored) || isRecent(stored)))) {
        // Nothing needs it: it is damaged, or of another release, or the device can't lose the removal any more.
        await database?.delete('documents', stored.key);
      }
    }
    // Documents that had no second copy in an earlier release get one.
    for (const key of [...Object.keys(readTimes()), ...recoverers.keys()]) {
      if (!inDatabase.has(key) && device.get(key) !== null) outstanding.add(key);
    }
  }

  function recover({ key, text, atMs }: v.InferOutput<typeof rowSchema>): void {
    latestMs = Math.max(latestMs, atMs);
    if (device.get(key) === text) return;
    const openedMs = openedTimes[key] ?? 0;
    if (atMs <= openedMs) {
      outstanding.add(key);
      return;
    }
    const isWrittenHere = written.has(key);
    // Another tab has written it since, and recovers it.
    if (!isWrittenHere && timeOf(key) !== openedMs) return;
    const opened = recoverers.get(key);
    if (opened !== undefined) {
      for (const fn of [...opened]) fn(text);
      outstanding.add(key);
    } else if (!isWrittenHere) {
      setTime(key, atMs, device.set(key, text));
      for (const fn of [...followers]) fn({ key, text });
    }
  }

  const isRecent = ({ goneAtMs }: v.InferOutput<typeof goneSchema>) => clock.now() < goneAtMs + MOST_LATE_MS;

  /** Removes a document that an earlier page has removed, if the device has it again. Returns whether it had: it may lose this removal, too. */
  function removedAgain({ key: goneKey, goneAtMs }: v.InferOutput<typeof goneSchema>): boolean {
    const key = Object.keys(openedTimes).find((it) => keyOfGone(it) === goneKey);
    const isBack = key !== undefined && (openedTimes[key] ?? 0) < goneAtMs && !written.has(key);
    if (!isBack || timeOf(key) !== openedTimes[key]) return false;
    device.remove(key);
    setTime(key, null);
    for (const fn of [...followers]) fn({ key, text: null });
    return true;
  }

  /** Resolves when the database has every change. Rejects when it can't be written; that is tried again later. */
  function flush(): Promise<void> {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    const writing = turn.then(write);
    turn = writing.catch(() => {});
    return writing;
  }

  async function write(): Promise<void> {
    const { isNoDatabase, writeOverCaches } = await loadCode();
    let keys: readonly string[] = [];
    try {
      await load();
      const opened = await openRows();
      keys = [...outstanding];
      if (opened === null || keys.length === 0 || isDisposed) return;
      outstanding.clear();
      await writeOverCaches(opened, async (database) => {
        // `strict`: a phone may lose its power as well as the process.
        const { store, done } = database.transaction('documents', 'readwrite', { durability: 'strict' });
        const changes = keys.flatMap((key): Promise<unknown>[] => {
          const text = device.get(key);
          const goneKey = keyOfGone(key);
          if (text === null) return [store.delete(key), store.put({ key: goneKey, goneAtMs: latestMs })];
          return [store.delete(goneKey), store.put({ key, text, atMs: timeOf(key), sum: sumOf(key + text) })];
        });
        await Promise.all([...changes, done]);
      });
    } catch (error) {
      for (const key of keys) outstanding.add(key);
      if (!isNoDatabase(error) && !isDisposed) flushAfter(RETRY_MS);
      throw error;
    }
  }

  const storage: SafeStorage = {
    ...device,
    // The times are part of this storage, and not a document of it.
    keys: () => device.keys().filter((key) => key !== TIMES_KEY),
    set(key, text) {
      const isKnown = device.get(key) === text && !heldTimes.has(key);
      const isStored = device.set(key, text);
      if (!isKnown) noteWritten(key, isStored);
      return isStored;
    },
    trySet(key, text) {
      const isKnown = device.get(key) === text && !heldTimes.has(key);
      const isStored = device.trySet(key, text);
      if (isStored && !isKnown) noteWritten(key, true);
      return isStored;
    },
    rewrite(key, change) {
      const former = device.get(key);
      device.rewrite(key, change);
      if (device.get(key) !== former) noteWritten(key, true);
    },
    remove(key) {
      const isThere = device.get(key) !== null;
      device.remove(key);
      if (isThere) noteWritten(key, true);
    },
    get problem() {
      return device.problem;
    },
    onRecovered(key, fn) {
      const known = recoverers.get(key) ?? new Set();
      recoverers.set(key, known.add(fn));
      return () => {
        known.delete(fn);
        if (known.size === 0) recoverers.delete(key);
      };
    },
    subscribe(fn) {
      followers.add(fn);
      const stop = device.subscribe(fn);
      return () => {
        followers.delete(fn);
        stop();
      };
    },
  };

  return {
    /** The storage to use: what is written to it is written to the database, too. */
    storage,
    load,
    flush,
    dispose(): void {
      isDisposed = true;
      if (timer !== null) clock.clearTimeout(timer);
    },
  };
}

function readRow(stored: unknown): v.InferOutput<typeof rowSchema> | null {
  const read = v.safeParse(rowSchema, stored);
  return read.success && read.output.sum === sumOf(read.output.key + read.output.text) ? read.output : null;
}

function keyOfGone(key: string): string {
  return `gone ${sumOf(key)}`;
}

function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
}

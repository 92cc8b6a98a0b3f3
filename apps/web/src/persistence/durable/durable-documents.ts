import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import type { Database } from '../database.ts';
import { type GoneRow, isGoneRow, readDocumentRow, writeDocumentRows } from './document-rows.ts';
import { createDocumentTimes, type DocumentTimes, TIMES_KEY } from './document-times.ts';
import { createRecovery } from './recovery.ts';

/** Documents in the storage of the device, with a second copy in its database. */
export type DurableDocuments = ReturnType<typeof openDurableDocuments>;

interface DurableOptions {
  readonly clock: Clock;
  /** Documents without a second copy: caches, and what may be lost. */
  readonly except: readonly string[];
}

/** What is typed is written in bursts. With the debounce of drafts, it is in the database within a second. */
const WRITE_AFTER_MS = 300;

const RETRY_MS = 10_000;

/** By then, `localStorage` is on the disk. */
const MOST_LATE_MS = 600_000;

/**
 * Chromium writes `localStorage` to the disk up to a minute late, so a killed browser or phone loses the last documents. The database is on the
 * disk when its transaction is complete. So every document is written to both. The start reads only `storage`, synchronously. A row of
 * the database that is newer than the document this page has started with is what an earlier page has written and the device has lost:
 * it is merged as the change of another tab would be, and nothing is written over it before.
 */
export function openDurableDocuments(device: SafeStorage, { clock, except }: DurableOptions) {
  const times = createDocumentTimes(device);
  /** What this page has written since it was opened. */
  const written = new Set<string>();
  /** What the database does not have yet. */
  const outstanding = new Set<string>();
  const recovery = createRecovery({
    device,
    times,
    isWritten: (key) => written.has(key),
    onOutstanding: (key) => outstanding.add(key),
  });
  let timer: unknown = null;
  let code: Promise<typeof import('../database.ts')> | null = null;
  let reading: Promise<void> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let isDisposed = false;

  function noteWritten(key: string, isStored: boolean): void {
    if (except.includes(key)) return;
    const atMs = times.next(key, clock.now());
    times.set(key, device.get(key) === null ? null : atMs, isStored);
    written.add(key);
    outstanding.add(key);
    flushAfter(WRITE_AFTER_MS);
  }

  function flushAfter(ms: number): void {
    timer ??= clock.setTimeout(() => void flush().catch(() => {}), ms);
  }

  function loadCode(): Promise<typeof import('../database.ts')> {
    code ??= import('../database.ts').catch((error: unknown) => {
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
      const row = readDocumentRow(stored);
      if (row !== null) {
        inDatabase.add(row.key);
        recovery.recover(row);
      } else if (!(isGoneRow(stored) && (recovery.removedAgain(stored) || isRecent(stored)))) {
        // Nothing needs it: it is damaged, or of another release, or the device can't lose the removal any more.
        await database?.delete('documents', stored.key);
      }
    }
    // Documents that had no second copy in an earlier release get one.
    for (const key of [...times.keys(), ...recovery.keys()]) {
      if (!inDatabase.has(key) && device.get(key) !== null) outstanding.add(key);
    }
  }

  const isRecent = ({ goneAtMs }: GoneRow) => clock.now() < goneAtMs + MOST_LATE_MS;

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
      await writeOverCaches(opened, (database) => writeDocumentRows(database, keys, { device, times }));
    } catch (error) {
      for (const key of keys) outstanding.add(key);
      if (!isNoDatabase(error) && !isDisposed) flushAfter(RETRY_MS);
      throw error;
    }
  }

  return {
    /** The storage to use: what is written to it is written to the database, too. */
    storage: mirrored(device, { times, noteWritten, recovery }),
    load,
    flush,
    dispose(): void {
      isDisposed = true;
      if (timer !== null) clock.clearTimeout(timer);
    },
  };
}

interface Mirror {
  readonly times: DocumentTimes;
  readonly noteWritten: (key: string, isStored: boolean) => void;
  readonly recovery: Pick<SafeStorage, 'onRecovered' | 'subscribe'>;
}

/** The storage of the device, whose changes are noted. */
function mirrored(device: SafeStorage, { times, noteWritten, recovery }: Mirror): SafeStorage {
  const isKnown = (key: string, text: string) => device.get(key) === text && !times.isHeld(key);
  return {
    ...device,
    // The times are part of this storage, and not a document of it.
    keys: () => device.keys().filter((key) => key !== TIMES_KEY),
    set(key, text) {
      const wasKnown = isKnown(key, text);
      const isStored = device.set(key, text);
      if (!wasKnown) noteWritten(key, isStored);
      return isStored;
    },
    trySet(key, text) {
      const wasKnown = isKnown(key, text);
      const isStored = device.trySet(key, text);
      if (isStored && !wasKnown) noteWritten(key, true);
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
    onRecovered: recovery.onRecovered,
    subscribe: recovery.subscribe,
  };
}

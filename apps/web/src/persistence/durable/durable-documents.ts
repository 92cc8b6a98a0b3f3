import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
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
  const recovery = createRecovery(device);
  let timer: unknown = null;
  let code: Promise<typeof import('./second-copies.ts')> | null = null;
  let reading: Promise<void> | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let isDisposed = false;
  const first = { device, clock, times, recovery, written, outstanding, isDisposed: () => isDisposed };

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

  function loadCode(): Promise<typeof import('./second-copies.ts')> {
    code ??= import('./second-copies.ts').catch((error: unknown) => {
      code = null;
      throw error;
    });
    return code;
  }

  /** Reads the database once, and recovers what is newer there. Rejects when the database can't be read. */
  function load(): Promise<void> {
    reading ??= readCopies().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  }

  async function readCopies(): Promise<void> {
    const { readSecondCopies } = await loadCode();
    await readSecondCopies(first);
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
    const { isNoDatabase, writeSecondCopies } = await loadCode();
    try {
      await load();
      await writeSecondCopies(first);
    } catch (error) {
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

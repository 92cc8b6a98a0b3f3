import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { isDemo } from '../platform/demo-mode.ts';
import { abortWhenLeft, noteRunning } from './abort-when-left.ts';

/**
 * Large or precious data. Readers parse what they read: another release may have written it. Records contain their own key.
 */
export interface Schema extends DBSchema {
  /** Operations of the queue of switches. */
  outbox: { key: string; value: { readonly id: string } };
  /** Member and group lists of the own systems. */
  lists: { key: [viewer: string, kind: string]; value: { readonly viewer: string; readonly kind: string } };
  /** Restore copies. */
  restore: {
    key: string;
    value: { readonly id: string; readonly viewer: string };
    indexes: { viewer: string };
  };
  /** The histories of the own systems: one row for each history, rows with its switches, and rows with changes. */
  history: { key: [viewer: string, part: string]; value: { readonly viewer: string; readonly part: string } };
  /** The journal of runs: a head for each (part -1), and a row for each operation. */
  runs: {
    key: [run: string, part: number];
    value: { readonly run: string; readonly part: number; readonly viewer: string };
    indexes: { viewer: string };
  };
  /** Second copies of the documents in the storage of the device; see `durable-documents.ts`. */
  documents: { key: string; value: { readonly key: string; readonly [field: string]: unknown } };
}

export type Database = IDBPDatabase<Schema>;

const DATABASE_NAME = 'frontboard';
const VERSION = 4;

/** Deadline: some browsers never answer if storage is broken or forbidden. */
const LONGEST_WAIT_MS = 4_000;
/** The deadline is counted in these: a page that stood still for a while has to hear the answer before it gives up. */
const WAIT_MS = 500;

/** There is no database, so nothing is stored in it. */
class NoDatabase extends Error {}

/** Whether `error` means that there is no database, as opposed to one that does not open. */
export function isNoDatabase(error: unknown): boolean {
  return error instanceof NoDatabase;
}

/** Rejects a write for an account that may store nothing (any more), as the device refuses one. Ask once the transaction is open. */
export function refuseUnless(isAllowed: () => boolean): void {
  if (!isAllowed()) throw new DOMException('The account is gone.', 'NotAllowedError');
}

let opened: Promise<Database> | null = null;
/** Databases that were created when they were opened. */
const created = new WeakSet<Database>();

/**
 * Opens the database of this origin, once for all callers. Rejects without one, if it is forbidden or broken,
 * if the browser does not answer, and with sample data, which is never stored. The next call retries. Import this file dynamically: the start does
 * not need it.
 */
export function openDatabase(): Promise<Database> {
  if (isDemo()) return Promise.reject(new NoDatabase('Sample data is not stored.'));
  if (globalThis.indexedDB === undefined)
    return Promise.reject(new NoDatabase('The browser has no database.'));
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** Whether opening created this database: it is the first one, or the browser has deleted the former. */
export function wasCreated(database: Database): boolean {
  return created.has(database);
}

/**
 * Runs `write`. If the device is full, deletes the caches and runs `write` again; it must not rely on its first run.
 */
export async function writeOverCaches<T>(
  database: Database,
  write: (database: Database) => Promise<T>,
): Promise<T> {
  // A history takes long to fetch, so it is deleted last. The service has all of it.
  for (const cache of ['lists', 'history'] as const) {
    try {
      return await write(database);
    } catch (error) {
      if (!isFull(error)) throw error;
      // A device that refuses that, too, has its say at the next attempt.
      await database.clear(cache).catch(() => {});
    }
  }
  return write(database);
}

/** What browsers throw when the device is full: Chromium throws the second or third when the disk is, and not only the quota. */
const FULL_ERRORS = ['QuotaExceededError', 'UnknownError', 'DataError'];

function isFull(error: unknown): boolean {
  return error instanceof DOMException && FULL_ERRORS.includes(error.name);
}

type StoreName = Database['objectStoreNames'][number];

const followers = new Set<(stores: readonly StoreName[]) => void>();

/** Calls `fn` with the names of the stores after each transaction of this page that may have changed them. Returns an unsubscribe function. */
export function followChanges(fn: (stores: readonly StoreName[]) => void): () => void {
  followers.add(fn);
  return () => followers.delete(fn);
}

function announceChanges(database: IDBDatabase): void {
  const begin = database.transaction.bind(database);
  database.transaction = (...args) => {
    const transaction = begin(...args);
    if (transaction.mode === 'readwrite') {
      transaction.addEventListener('complete', () => {
        // The schema has these names.
        const stores = [...transaction.objectStoreNames] as StoreName[];
        for (const fn of [...followers]) fn(stores);
      });
    }
    return transaction;
  };
}

function forget(): void {
  opened = null;
}

async function open(): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const wait = (leftMs: number) => {
      if (leftMs > 0) timer = setTimeout(wait, WAIT_MS, leftMs - WAIT_MS);
      else reject(new Error('The browser does not open its database.'));
    };
    wait(LONGEST_WAIT_MS);
  });
  try {
    const opening = openAt(VERSION).catch((error: unknown) => {
      // A newer release has raised the version. It has these stores too, and forgetting an account must find its data in them.
      if (error instanceof DOMException && error.name === 'VersionError') return openAt(undefined);
      throw error;
    });
    return await Promise.race([opening, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

async function openAt(version: number | undefined): Promise<Database> {
  const database = await openDB<Schema>(DATABASE_NAME, version, {
    upgrade(database, from, _to, transaction) {
      noteRunning(unwrap(transaction));
      if (from < 1) {
        created.add(database);
        database.createObjectStore('outbox', { keyPath: 'id' });
        database.createObjectStore('lists', { keyPath: ['viewer', 'kind'] });
        database.createObjectStore('restore', { keyPath: 'id' }).createIndex('viewer', 'viewer');
      }
      if (from < 2) database.createObjectStore('history', { keyPath: ['viewer', 'part'] });
      if (from < 3)
        database.createObjectStore('runs', { keyPath: ['run', 'part'] }).createIndex('viewer', 'viewer');
      if (from < 4) database.createObjectStore('documents', { keyPath: 'key' });
    },
    // A newer release in another tab upgrades the database: close it here.
    blocking(_current, _blocked, event) {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  });
  const raw = unwrap(database);
  abortWhenLeft(raw);
  announceChanges(raw);
  return database;
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isDemo } from '../platform/demo-mode.ts';

/**
 * What is large or precious. Everything read from it is parsed by who reads it: another release may have written it.
 * Records hold their own key.
 */
export interface Schema extends DBSchema {
  /** Switches on their way, see `data/outbox`. */
  outbox: { key: string; value: { readonly id: string } };
  /** Member and group lists of the own systems. */
  lists: { key: [viewer: string, kind: string]; value: { readonly viewer: string; readonly kind: string } };
  /** Copies of what was deleted. */
  restore: {
    key: string;
    value: { readonly id: string; readonly viewer: string };
    indexes: { viewer: string };
  };
}

export type Database = IDBPDatabase<Schema>;

const DATABASE_NAME = 'frontboard';
const VERSION = 1;

/** Some browsers never answer where storage is broken or forbidden. */
const LONGEST_WAIT_MS = 4_000;

/** There is no database: nothing can be in it either. */
class NoDatabase extends Error {}

/** Whether `error` says that there is none, in distinction from one that does not open. */
export function isNoDatabase(error: unknown): boolean {
  return error instanceof NoDatabase;
}

let opened: Promise<Database> | null = null;
/** Those that were empty when they were opened. */
const madeAnew = new WeakSet<Database>();

/**
 * Opens the database of this origin, once for all who ask. Rejects where there is none, where it is forbidden or broken,
 * when the browser does not answer, and on sample data, of which nothing is kept; the next call tries again. Import this file dynamically: it is not needed at the start.
 */
export function openDatabase(): Promise<Database> {
  if (isDemo()) return Promise.reject(new NoDatabase('Sample data keeps nothing.'));
  if (globalThis.indexedDB === undefined) return Promise.reject(new NoDatabase('The browser has none.'));
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** Whether there was no database when this one was opened: it is the first, or the browser has thrown away the one before. */
export function isMadeAnew(database: Database): boolean {
  return madeAnew.has(database);
}

/**
 * Runs `write`. When the device is full the caches give way, and `write` is run once more; it must not rely on what it did before.
 */
export async function writeOverCaches<T>(
  database: Database,
  write: (database: Database) => Promise<T>,
): Promise<T> {
  try {
    return await write(database);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    await database.clear('lists');
    return write(database);
  }
}

function forget(): void {
  opened = null;
}

async function open(): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser does not open its database.')), LONGEST_WAIT_MS);
  });
  try {
    const opening = openAt(VERSION).catch((error: unknown) => {
      // A newer release was here. It keeps these stores, and what is in them must be found by who forgets an account.
      if (error instanceof DOMException && error.name === 'VersionError') return openAt(undefined);
      throw error;
    });
    return await Promise.race([opening, patience]);
  } finally {
    clearTimeout(timer);
  }
}

function openAt(version: number | undefined): Promise<Database> {
  return openDB<Schema>(DATABASE_NAME, version, {
    upgrade(database) {
      madeAnew.add(database);
      database.createObjectStore('outbox', { keyPath: 'id' });
      database.createObjectStore('lists', { keyPath: ['viewer', 'kind'] });
      database.createObjectStore('restore', { keyPath: 'id' }).createIndex('viewer', 'viewer');
    },
    // A newer release in another tab wants to change it: this tab must not stand in its way.
    blocking(_current, _blocked, event) {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  });
}

import { isRecord } from '@frontboard/model';
import { type Database, openDatabase, wasCreated, writeOverCaches } from '../../../persistence/database.ts';
import { withStoredViewer } from '../../../persistence/documents/viewer-field.ts';
import { jsonOf } from '../../../persistence/json-of.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SafeStorage } from '../../../platform/storage.ts';
import { type Backoff, backoffMs } from '../../backoff.ts';
import { isSettled, type QueuedSwitch } from './queued-switch.ts';
import { readQueue } from './stored-switch.ts';

/** A change of the stored queue: what to store, what to delete, and a result for the caller. */
export interface QueueChange<T> {
  readonly put?: readonly QueuedSwitch[];
  readonly remove?: readonly string[];
  readonly result: T;
}

/**
 * Reads the whole queue, decides by `change` and stores the result, in one transaction over all tabs. Resolves when it
 * is stored. `change` may be called again when a store fails.
 */
export type ChangeQueue = <T>(change: (queue: readonly QueuedSwitch[]) => QueueChange<T>) => Promise<T>;

/** Where the queue is stored. */
export interface QueueStore {
  /** Whether what is put survives closing the page. */
  readonly isDurable: boolean;
  readonly change: ChangeQueue;
}

/** Where the queue is stored when there is no database. */
export const QUEUE_KEY = 'outbox';

/** How soon a database that failed is tried again. */
const REOPEN_BACKOFF: Backoff = { firstMs: 10_000, lastMs: 600_000 };

/** How a store in memory gets back to a database that failed. */
interface Recovery {
  readonly clock: Clock;
  /** Whether switches of an account may be stored. */
  readonly mayStore: (viewer: string) => boolean;
  /** The database opens again: its content should be read. */
  readonly onReturn: () => void;
}

/**
 * Stores the queue in the browser's database, and if that fails in the storage of the settings, which falls back to memory
 * and notifies the person. What was stored there moves into the database when that works again.
 */
export function createQueueStore(
  open: () => Promise<Database>,
  storage: SafeStorage,
  recovery?: Recovery,
): QueueStore {
  const spare = createSpareStore(storage);
  /** The content of the database when last read: used if it fails or is deleted. */
  let known: readonly QueuedSwitch[] = [];
  /** The database that was read last. */
  let readFrom: Database | null = null;
  let isInDatabase = true;

  /** What the database may get back. */
  const knownNow = () => known.filter(({ viewer }) => recovery?.mayStore(viewer) ?? true);

  function saveKnown(): void {
    const { queue, gone } = spare.read();
    if (knownNow().length > 0) spare.write({ queue: merged(knownNow(), queue, gone), gone });
  }

  const reopening = createReopening(open, recovery, () => {
    isInDatabase = true;
  });

  const changeDatabase: ChangeQueue = async (change) =>
    writeOverCaches(await open(), (database) => changeIn(database, change));

  async function changeIn<T>(
    database: Database,
    change: (queue: readonly QueuedSwitch[]) => QueueChange<T>,
  ): Promise<T> {
    // `strict`: on the disk when it resolves.
    const transaction = database.transaction('outbox', 'readwrite', { durability: 'strict' });
    // If reading fails, nobody waits for its end.
    transaction.done.catch(() => {});
    const stored = readQueue(await transaction.store.getAll());
    // A browser whose database is broken replaces it with an empty one.
    const isThrownAway = readFrom !== null && readFrom !== database && wasCreated(database);
    const saved = isThrownAway ? knownNow().filter((queued) => !isSettled(queued)) : [];
    const { queue: spared, gone } = spare.read();
    const isDraining = saved.length > 0 || spared.length > 0 || gone.length > 0;
    const queue = merged(merged(saved, stored, []), spared, gone);
    const { put = [], remove = [], result } = change(queue);
    const next = merged(queue, put, remove);
    await Promise.all([
      ...(isDraining ? next : put).map((queued) => transaction.store.put(withStoredViewer(queued))),
      ...[...remove, ...gone].map((id) => transaction.store.delete(id)),
      transaction.done,
    ]);
    if (isDraining) spare.drop({ queue: spared, gone });
    known = next;
    readFrom = database;
    reopening.succeeded();
    return result;
  }

  return {
    get isDurable() {
      return isInDatabase || spare.isDurable();
    },
    async change(change) {
      if (isInDatabase) {
        try {
          // A connection that was lost opens again; a database that is forbidden or full does not.
          return await changeDatabase(change).catch(() => changeDatabase(change));
        } catch {
          if (isInDatabase) reopening.later();
          isInDatabase = false;
          saveKnown();
        }
      }
      return changeSpare(spare, change);
    },
  };
}

/** Opens a lost database again, with growing delays. Without `recovery` it is not tried. */
function createReopening(open: () => Promise<Database>, recovery: Recovery | undefined, onOpen: () => void) {
  let failuresInRow = 0;
  function later(): void {
    failuresInRow += 1;
    recovery?.clock.setTimeout(
      () => {
        open().then(() => {
          onOpen();
          recovery.onReturn();
        }, later);
      },
      backoffMs(failuresInRow, REOPEN_BACKOFF),
    );
  }
  return {
    later,
    /** The next failure is the first one. */
    succeeded(): void {
      failuresInRow = 0;
    },
  };
}

function changeSpare<T>(
  spare: ReturnType<typeof createSpareStore>,
  change: (queue: readonly QueuedSwitch[]) => QueueChange<T>,
): T {
  const { queue, gone } = spare.read();
  const { put = [], remove = [], result } = change(queue);
  if (put.length > 0 || remove.length > 0)
    spare.write({ queue: merged(queue, put, remove), gone: [...gone, ...remove] });
  return result;
}

/** The queue of this device. `isInMemory`: only in the storage of the settings, for sample data, which must store nothing on the device. */
export function openQueueStore(storage: SafeStorage, isInMemory: boolean, recovery?: Recovery): QueueStore {
  return isInMemory
    ? createQueueStore(() => Promise.reject(new Error('No database is wanted.')), storage)
    : createQueueStore(openDatabase, storage, recovery);
}

/**
 * Changes the stored switch, which may have got another operation since. Does nothing, and returns null, if it is no longer stored.
 * `decide` gets it and all switches of its account.
 */
export function updateSwitch<T>(
  change: ChangeQueue,
  { id, viewer }: QueuedSwitch,
  decide: (fresh: QueuedSwitch, all: readonly QueuedSwitch[]) => QueueChange<T>,
): Promise<T | null> {
  return change<T | null>((stored) => {
    const all = stored.filter((it) => it.viewer === viewer);
    const fresh = all.find((it) => it.id === id);
    return fresh === undefined ? { result: null } : decide(fresh, all);
  });
}

interface SpareContent {
  readonly queue: readonly QueuedSwitch[];
  /** What was forgotten while the database was not available. */
  readonly gone: readonly string[];
}

function createSpareStore(storage: SafeStorage) {
  let isStored = true;

  /** Unreadable rows, and rows of another release, are copied first. The storage knows: another store of this page may have read it. */
  function copyOriginal(): boolean {
    return !storage.isUncopied(QUEUE_KEY) || storage.setAside(QUEUE_KEY, 'corrupt');
  }

  function write(content: SpareContent): void {
    // The same name in every release.
    const text = JSON.stringify({ plans: content.queue.map(withStoredViewer), gone: content.gone });
    const isCopied = copyOriginal();
    isStored = isCopied && storage.set(QUEUE_KEY, text);
    if (!isCopied) storage.hold(QUEUE_KEY, text);
  }

  function read(): SpareContent {
    const text = storage.get(QUEUE_KEY);
    if (text === null) return { queue: [], gone: [] };
    const stored = jsonOf(text);
    const { plans, gone } = isRecord(stored) ? stored : {};
    const known = readQueue(listOf(plans));
    const content = { queue: known, gone: listOf(gone).filter((it) => typeof it === 'string') };
    const isDamaged = !Array.isArray(plans) || known.length < plans.length;
    if (isDamaged) {
      storage.setAside(QUEUE_KEY, 'corrupt');
      write(content);
    }
    return content;
  }

  return {
    isDurable: () => isStored,
    read,
    write,
    /** Removes the rows that were read. Rows that another tab has stored since stay. */
    drop(taken: SpareContent): void {
      const now = read();
      const known = new Set(taken.queue.map((queued) => JSON.stringify(queued)));
      const rest = {
        queue: now.queue.filter((queued) => !known.has(JSON.stringify(queued))),
        gone: now.gone.filter((id) => !taken.gone.includes(id)),
      };
      if (rest.queue.length + rest.gone.length === 0 && copyOriginal()) storage.remove(QUEUE_KEY);
      else write(rest);
    },
  };
}

/** The queue after a change. */
export function merged(
  queue: readonly QueuedSwitch[],
  put: readonly QueuedSwitch[],
  remove: readonly string[] = [],
): readonly QueuedSwitch[] {
  const byId = new Map(queue.map((queued) => [queued.id, queued]));
  for (const queued of put) byId.set(queued.id, queued);
  for (const id of remove) byId.delete(id);
  return [...byId.values()];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

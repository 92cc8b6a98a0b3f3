import type { SafeStorage } from '../../../platform/storage.ts';
import type { QueueStore } from './queue-store.ts';
import { isSettled, type QueuedSwitch } from './queued-switch.ts';

/** What was sent for accounts of this session only, by the storage of the app. It lasts as long as the page. */
const held = new WeakMap<SafeStorage, Map<string, QueuedSwitch>>();

/** The settled switches of accounts of this session only, by id: on the device there is nothing of them. */
export function sentHere(storage: SafeStorage): Map<string, QueuedSwitch> {
  const known = held.get(storage) ?? new Map<string, QueuedSwitch>();
  held.set(storage, known);
  return known;
}

/** What has come into the memory of a tab, and what has left it. */
export interface MemoryChange {
  readonly held: readonly QueuedSwitch[];
  readonly gone: readonly string[];
}

interface SessionQueueStoreOptions {
  readonly memory: Map<string, QueuedSwitch>;
  /** Whether an account is there for this session only. */
  readonly isOfSession: (viewer: string) => boolean;
  /** For the other tabs: what is in memory alone is nowhere else for them to read. */
  readonly onMemory: (change: MemoryChange) => void;
}

/**
 * Keeps in `memory` what is carried out for accounts that are there for this session only, and everything else in `store`. Such a
 * queued leaves the store in the change that settles it, and is back there when another wish, such as to undo it, has to be sent.
 */
export function createSessionQueueStore(
  store: QueueStore,
  { memory, isOfSession, onMemory }: SessionQueueStoreOptions,
): QueueStore {
  /** One after the other: a change begins only when the memory tells what became of the one before. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    get isDurable() {
      return store.isDurable;
    },
    change(decide) {
      const run = async () => {
        let remember = () => {};
        const outcome = await store.change((stored) => {
          // A row in both has a newer operation of another tab, which has not announced it yet.
          const ids = new Set(stored.map(({ id }) => id));
          const queue = [...stored, ...[...memory.values()].filter(({ id }) => !ids.has(id))];
          const { put = [], remove = [], result } = decide(queue);
          const staying = put.filter((queued) => isSettled(queued) && isOfSession(queued.viewer));
          const leaving = new Set([...remove, ...staying.map(({ id }) => id)]);
          remember = () => {
            const left = [...remove, ...put.map((queued) => queued.id)].filter((id) => memory.delete(id));
            for (const queued of staying) memory.set(queued.id, queued);
            const gone = left.filter((id) => !memory.has(id));
            if (gone.length + staying.length > 0) onMemory({ held: staying, gone });
          };
          return {
            put: put.filter((queued) => !staying.includes(queued)),
            remove: stored.map(({ id }) => id).filter((id) => leaving.has(id)),
            result,
          };
        });
        remember();
        return outcome;
      };
      const running = last.then(run);
      last = running.catch(() => {});
      return running;
    },
  };
}

import type { SafeStorage } from '../../../platform/storage.ts';
import type { QueueStore } from './queue-store.ts';
import { isSettled, type QueuedSwitch } from './queued-switch.ts';

/**
 * What was sent for session-only accounts, by the storage of the app. It lasts as long as the page. Not `services.once`: the engine is made from
 * parts that exist before the services do, and what forgets an account reaches this memory without loading the engine.
 */
const held = new WeakMap<SafeStorage, Map<string, QueuedSwitch>>();

/** The settled switches of session-only accounts, by id: the device stores none of them. */
export function sentHere(storage: SafeStorage): Map<string, QueuedSwitch> {
  const known = held.get(storage) ?? new Map<string, QueuedSwitch>();
  held.set(storage, known);
  return known;
}

/** What was added to the memory of a tab, and what was removed. */
export interface MemoryChange {
  readonly held: readonly QueuedSwitch[];
  readonly gone: readonly string[];
}

interface SessionQueueStoreOptions {
  readonly memory: Map<string, QueuedSwitch>;
  /** Whether an account is session-only. */
  readonly isOfSession: (viewer: string) => boolean;
  /** For the other tabs: what is only in memory is not available to them elsewhere. */
  readonly onMemory: (change: MemoryChange) => void;
}

/**
 * Keeps completed switches of session-only accounts in `memory`, and everything else in `store`. Such a switch
 * leaves the store with the change that settles it, or with the next one, and returns when another operation, such as an undo, has to be sent.
 */
export function createSessionQueueStore(
  store: QueueStore,
  { memory, isOfSession, onMemory }: SessionQueueStoreOptions,
): QueueStore {
  /** One after the other: a change starts only when the memory has the result of the previous one. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    get isDurable() {
      return store.isDurable;
    },
    change(decide) {
      const run = async () => {
        let remember = () => {};
        const outcome = await store.change((stored) => {
          // If a row is in both, another tab has added an operation that it has not announced yet.
          const ids = new Set(stored.map(({ id }) => id));
          const queue = [...stored, ...[...memory.values()].filter(({ id }) => !ids.has(id))];
          const { put = [], remove = [], result } = decide(queue);
          const isOfMemory = (queued: QueuedSwitch) => isSettled(queued) && isOfSession(queued.viewer);
          const decided = new Set([...remove, ...put.map(({ id }) => id)]);
          // A tab that did not know that the account is session-only may have settled some in the store.
          const staying = [...put, ...stored.filter(({ id }) => !decided.has(id))].filter(isOfMemory);
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

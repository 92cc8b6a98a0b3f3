import type { OnlineMonitor } from '../platform/online.ts';
import {
  createSafeStorage,
  type ExternalChange,
  memoryStorage,
  type SafeStorage,
  type StorageArea,
} from '../platform/storage.ts';
import { type ChannelLike, createTabs, type LockManagerLike, type Tabs } from '../platform/tabs.ts';
import type { VisibilityMonitor } from '../platform/visibility.ts';

/** A monitor that a test controls. */
export type Flag = OnlineMonitor & VisibilityMonitor & { set(value: boolean): void };

/** A monitor that starts with `value`. */
export function createFlag(value: boolean): Flag {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    getSnapshot: () => current,
    subscribe(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    set(next) {
      current = next;
      for (const fn of [...listeners]) fn();
    },
  };
}

/** The storage of one origin, with the event that informs the other tabs. */
export interface FakeOrigin {
  readonly area: StorageArea;
  /** A tab's view of the storage. Its own writes are sent to all tabs but itself, after `deliver()`. */
  openStorage(): SafeStorage;
  /** Delivers the pending storage events. Throws if the tabs answer one another without end. */
  deliver(): void;
  /** A tab's connection to the others in one matter; messages of different matters are separate. */
  openTabs(matter?: string): Tabs & { close(): void };
}

/** How often tabs may answer each other's messages before that counts as an error. */
const MOST_ROUNDS = 100;

/**
 * A browser origin: one storage, one lock manager, one channel.
 *
 * @param isSlow what a tab writes is read by the others once it is delivered, as between processes
 */
export function createOrigin(area: StorageArea = memoryStorage(), { isSlow = false } = {}): FakeOrigin {
  interface Tab {
    /** What it wrote and no other tab has read; null means deleted. */
    readonly own: Map<string, string | null>;
    hear: (change: ExternalChange) => void;
  }
  interface Write {
    readonly by: Tab;
    readonly key: string;
    readonly text: string | null;
  }
  const tabs = new Set<Tab>();
  const waiting: Write[] = [];
  const locks = createLocks();
  const hubs = new Map<string, ReturnType<typeof createHub>>();

  function commit({ key, text }: Write): void {
    if (text === null) area.removeItem(key);
    else area.setItem(key, text);
  }

  function write(change: Write): void {
    if (isSlow) change.by.own.set(change.key, change.text);
    else commit(change);
    waiting.push(change);
  }

  return {
    area,
    openStorage() {
      const me: Tab = { own: new Map(), hear: () => {} };
      tabs.add(me);
      return createSafeStorage({
        open: () => ({
          getItem: (key) => me.own.get(key) ?? (me.own.has(key) ? null : area.getItem(key)),
          setItem: (key, text) => write({ by: me, key, text }),
          removeItem: (key) => write({ by: me, key, text: null }),
          key: (index) => area.key?.(index) ?? null,
        }),
        listen(fn) {
          const former = me.hear;
          me.hear = (change) => {
            former(change);
            fn(change);
          };
          return () => tabs.delete(me);
        },
      });
    },
    deliver() {
      for (let rounds = 0; waiting.length > 0; rounds += 1) {
        if (rounds === MOST_ROUNDS) throw new Error('The tabs answer one another without end.');
        const writes = waiting.splice(0);
        if (isSlow) writes.forEach(commit);
        for (const { own } of tabs) own.clear();
        for (const { by, key, text } of writes) {
          for (const tab of [...tabs]) if (tab !== by) tab.hear({ key, text });
        }
      }
    },
    openTabs(matter = 'status') {
      const tab = locks.openTab();
      const hub = hubs.get(matter) ?? createHub();
      hubs.set(matter, hub);
      const channel = hub.open();
      return {
        ...createTabs({ locks: tab, channel, lockName: matter }),
        close: () => [tab.close(), channel.close()],
      };
    },
  };
}

/** A lock manager as the browser has it: one holder per name, the others wait in line. */
function createLocks() {
  interface Request {
    readonly tab: object;
    readonly callback: () => Promise<void>;
    readonly resolve: () => void;
    readonly reject: (error: unknown) => void;
  }
  const queues = new Map<string, Request[]>();

  function grant(name: string): void {
    const [first] = queues.get(name) ?? [];
    if (first === undefined) return;
    void first.callback().then(() => release(name, first), first.reject);
  }

  function release(name: string, request: Request): void {
    const queue = queues.get(name) ?? [];
    const index = queue.indexOf(request);
    if (index === -1) return;
    queue.splice(index, 1);
    request.resolve();
    if (index === 0) grant(name);
  }

  return {
    openTab(): LockManagerLike & { close(): void } {
      const tab = {};
      return {
        request: (name, { signal }, callback) =>
          new Promise<void>((resolve, reject) => {
            const queue = queues.get(name) ?? [];
            queues.set(name, queue);
            const request = { tab, callback, resolve, reject };
            queue.push(request);
            signal.addEventListener('abort', () => {
              // The signal only matters while waiting; a held lock stays.
              const index = queue.indexOf(request);
              if (index <= 0) return;
              queue.splice(index, 1);
              reject(new DOMException('Aborted', 'AbortError'));
            });
            // Granted later than asked, as between processes.
            if (queue[0] === request) queueMicrotask(() => queue[0] === request && grant(name));
          }),
        close() {
          for (const [name, queue] of queues) {
            const held = queue[0]?.tab === tab;
            queues.set(
              name,
              queue.filter((request) => request.tab !== tab),
            );
            if (held) grant(name);
          }
        },
      };
    },
  };
}

/** A channel between tabs: what one posts the others receive, as a copy. */
function createHub() {
  const members = new Set<Set<(event: { readonly data: unknown }) => void>>();
  return {
    open(): ChannelLike & { close(): void } {
      const mine = new Set<(event: { readonly data: unknown }) => void>();
      members.add(mine);
      return {
        postMessage(message) {
          const data: unknown = structuredClone(message);
          for (const member of members) if (member !== mine) for (const fn of [...member]) fn({ data });
        },
        addEventListener: (_type, fn) => void mine.add(fn),
        removeEventListener: (_type, fn) => void mine.delete(fn),
        close: () => void members.delete(mine),
      };
    },
  };
}

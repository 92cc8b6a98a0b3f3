/** What can go wrong with storage; the person is notified of each once. */
export type StorageProblem = 'blocked' | 'full' | 'corrupt' | 'newer' | 'uncopied';

/** The part of Web Storage that is used. `localStorage` fits; so does `memoryStorage()`. */
export interface StorageArea {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  /** The keys one after another, then null. Absent if they can't be listed. */
  key?(index: number): string | null;
}

/** A change another tab made: the key and its new text; both are null when everything was cleared. */
export interface ExternalChange {
  readonly key: string | null;
  readonly text: string | null;
}

/** Storage that never throws. What cannot be stored on the device is held in memory until the page closes. */
export interface SafeStorage {
  /** The keys of everything on the device, of any release. */
  keys(): readonly string[];
  /** The text under `key`, or null. */
  get(key: string): string | null;
  /**
   * Stores `text`; caches are deleted for it if storage is full. Returns whether it reached the device; if not, it is in memory
   * and `problem` says why.
   */
  set(key: string, text: string): boolean;
  /** Keeps `text` in memory and leaves the device unchanged. */
  hold(key: string, text: string): void;
  /** Stores `text` if there is room for it, and otherwise changes nothing and reports nothing. Returns whether it was stored. */
  trySet(key: string, text: string): boolean;
  /** Changes what the device has under `key`, even if a newer text is in memory. An empty result, or one that no longer fits, is deleted. */
  rewrite(key: string, change: (text: string) => string): void;
  /** Forgets `key` on the device and in memory. */
  remove(key: string): void;
  /**
   * Copies what the device has under `key` to `<key>.corrupt` or `<key>.newer`, changed by `redact`, so that nothing is lost when `key`
   * is written. Returns whether that copy is on the device, and reports `reason`, or that there is none.
   */
  setAside(key: string, reason: 'corrupt' | 'newer', redact?: (text: string) => string): boolean;
  /** Whether the device has something under `key` that could not be set aside. */
  isUncopied(key: string): boolean;
  /** Reports a problem found by a reader of stored text. */
  report(problem: StorageProblem): void;
  /** The first problem, or null. */
  readonly problem: StorageProblem | null;
  /** Calls `fn` once for each kind of problem, including earlier ones. Returns an unsubscribe function. */
  onProblem(fn: (problem: StorageProblem) => void): () => void;
  /**
   * Calls `fn` with a text of `key` that an earlier page has written and the device has lost, instead of storing that text. Returns an
   * unsubscribe function. Only for storage with a second copy of its documents.
   */
  onRecovered(key: string, fn: (text: string) => void): () => void;
  /** Calls `fn` for changes made by other tabs. Returns an unsubscribe function. */
  subscribe(fn: (change: ExternalChange) => void): () => void;
}

/** Storage that lasts as long as the page: for sample data, and for tests. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): StorageArea {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => {
      map.set(key, text);
    },
    removeItem: (key) => {
      map.delete(key);
    },
    key: (index) => [...map.keys()][index] ?? null,
  };
}

interface SafeStorageOptions {
  /** Finds the storage; may throw, as `window.localStorage` does where it is forbidden. */
  readonly open: () => StorageArea;
  /** Listens to changes by other tabs. Returns an unsubscribe function. */
  readonly listen?: (fn: (change: ExternalChange) => void) => () => void;
  /** Keys of data that the service has, too, least useful first: they are deleted when something else needs room. */
  readonly caches?: readonly string[];
}

/** Wraps a storage area so that its errors never stop the app. */
export function createSafeStorage({
  open,
  listen = () => () => {},
  caches = [],
}: SafeStorageOptions): SafeStorage {
  const problems: StorageProblem[] = [];
  const listeners = new Set<(problem: StorageProblem) => void>();
  /** Text that did not reach the device, by key. It hides what the device holds. */
  const held = new Map<string, string>();
  const uncopied = new Set<string>();
  const followers = new Set<(change: ExternalChange) => void>();
  let stopListening: (() => void) | null = null;
  function report(problem: StorageProblem): void {
    if (problems.includes(problem)) return;
    problems.push(problem);
    for (const fn of listeners) fn(problem);
  }

  const device = openArea(open, report);
  const { attempt, onDevice } = device;

  function trySet(key: string, text: string): boolean {
    if (!device.trySet(key, text)) return false;
    held.delete(key);
    return true;
  }

  /** Stores `text` in the room there is, or in the room of deleted caches. */
  function setOverCaches(key: string, text: string): boolean {
    if (trySet(key, text)) return true;
    return caches.some((cache) => {
      if (cache === key || onDevice(cache) === null) return false;
      attempt((it) => it.removeItem(cache));
      return trySet(key, text);
    });
  }

  return {
    keys: device.keys,
    get: (key) => held.get(key) ?? onDevice(key),
    set(key, text) {
      if (setOverCaches(key, text)) return true;
      held.set(key, text);
      // Called again for the reason, which is reported.
      if (attempt((it) => it.setItem(key, text)) === null) return false;
      held.delete(key);
      return true;
    },
    hold(key, text) {
      held.set(key, text);
    },
    trySet,
    rewrite(key, change) {
      const text = onDevice(key);
      if (text === null) return;
      const next = change(text);
      if (next === text || (next !== '' && trySet(key, next))) return;
      attempt((it) => it.removeItem(key));
    },
    remove(key) {
      held.delete(key);
      attempt((it) => it.removeItem(key));
    },
    setAside(key, reason, redact = (text) => text) {
      const read = attempt((it) => it.getItem(key));
      if (read !== null && read.value === null) {
        // Deleted in the meantime: nothing is lost, and no copy may be reported.
        uncopied.delete(key);
        return true;
      }
      // What can't even be read can't be copied either.
      const isCopied = read?.value != null && setOverCaches(`${key}.${reason}`, redact(read.value));
      if (isCopied) uncopied.delete(key);
      else uncopied.add(key);
      report(isCopied ? reason : 'uncopied');
      return isCopied;
    },
    isUncopied: (key) => uncopied.has(key),
    report,
    get problem() {
      return problems[0] ?? null;
    },
    onProblem(fn) {
      listeners.add(fn);
      for (const problem of problems) fn(problem);
      return () => listeners.delete(fn);
    },
    onRecovered: () => () => {},
    subscribe(fn) {
      followers.add(fn);
      stopListening ??= listen(follow);
      return () => {
        followers.delete(fn);
        if (followers.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
  };

  function follow(change: ExternalChange): void {
    // What another tab could write replaces what this one could not. Registered once: a listener may store something again.
    if (change.key === null) {
      held.clear();
      uncopied.clear();
    } else {
      held.delete(change.key);
      uncopied.delete(change.key);
    }
    for (const fn of [...followers]) fn(change);
  }
}

/** The storage of the device, none of whose failures is thrown. */
function openArea(open: SafeStorageOptions['open'], report: (problem: StorageProblem) => void) {
  let area: StorageArea | null = null;
  try {
    area = open();
  } catch {
    report('blocked');
  }

  /** Null when it fails. */
  function attempt<T>(action: (area: StorageArea) => T): { readonly value: T } | null {
    if (area === null) return null;
    try {
      return { value: action(area) };
    } catch (error) {
      // Only a refused write means full; a storage that cannot even be read is useless.
      report(isQuotaError(error) ? 'full' : 'blocked');
      return null;
    }
  }

  return {
    attempt,
    onDevice: (key: string) => attempt((it) => it.getItem(key))?.value ?? null,
    /** Does not report a failure. */
    trySet(key: string, text: string): boolean {
      try {
        area?.setItem(key, text);
      } catch {
        return false;
      }
      return area !== null;
    },
    keys(): readonly string[] {
      const found: string[] = [];
      for (;;) {
        const key = attempt((it) => it.key?.(found.length) ?? null)?.value ?? null;
        if (key === null) return found;
        found.push(key);
      }
    },
  };
}

/** The storage of this browser, shared by its tabs; for `caches` see `createSafeStorage`. */
export function browserStorage(caches: readonly string[]): SafeStorage {
  return createSafeStorage({
    caches,
    open: () => window.localStorage,
    listen(fn) {
      const handle = (event: StorageEvent) => {
        // Session storage sends the same event.
        if (event.storageArea === null || isSameArea(event.storageArea))
          fn({ key: event.key, text: event.newValue });
      };
      window.addEventListener('storage', handle);
      return () => window.removeEventListener('storage', handle);
    },
  });
}

function isSameArea(area: Storage): boolean {
  try {
    return area === window.localStorage;
  } catch {
    return false;
  }
}

function isQuotaError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

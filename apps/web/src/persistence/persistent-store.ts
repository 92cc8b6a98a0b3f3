import { createStore } from 'zustand/vanilla';
import type { SafeStorage } from '../platform/storage.ts';
import { jsonOf } from './json-of.ts';
import { type ReadableStore, readable } from './readable-store.ts';

/** A zustand store (readable by `useStore`) whose value is persisted and follows other tabs. */
export interface PersistentStore<T> extends ReadableStore<T> {
  /**
   * Applies `change` to this tab's value, merges the result field by field with the writes of other tabs, and stores it.
   */
  update(change: (value: T) => T): void;
  /** Stops following other tabs. */
  dispose(): void;
}

/** The result of reading stored data. */
export interface ReadResult<T> {
  readonly value: T;
  /** Some of it was unreadable and replaced by defaults. */
  readonly isDamaged: boolean;
  /** Written by a newer release of the app. */
  readonly isNewer: boolean;
  /** All of it was read, in the version that is written today. */
  readonly isCurrent?: boolean;
}

interface PersistentStoreOptions<T> {
  readonly storage: SafeStorage;
  readonly key: string;
  /** Reads parsed JSON of any shape; never throws. */
  readonly read: (stored: unknown) => ReadResult<T>;
  /** The JSON to store. */
  readonly write: (value: T) => unknown;
  /** The value on a device without stored data. */
  readonly initial: T;
  /** Merges two changes of `base`; see `three-way-merge.ts`. */
  readonly merge: (base: T, mine: T, theirs: T) => T;
  /** Removes secrets from the copy of a damaged document. */
  readonly redact?: (text: string) => string;
}

/**
 * Other tabs may write without knowing our change for this long. A person needs longer to see a change in another tab and undo it.
 */
const UNPUBLISHED_MS = 500;

/**
 * A store on one storage key. Damaged text is copied to `<key>.corrupt` before anything is written over it, a newer
 * version's document to `<key>.newer` before the first change; what can be read of either is used. Without room for the copy the
 * document stays as it is, and changes live in memory.
 */
export function createPersistentStore<T>(options: PersistentStoreOptions<T>): PersistentStore<T> {
  const { storage, key, write, merge } = options;
  /** The text that the state was last merged with; null without one. */
  let knownText = storage.get(key);
  const first = readText(options, knownText);
  /** The value of `knownText`: the base of changes that could not be written. */
  let saved = first.value;
  /** The value that other tabs know until they have our latest changes. */
  let published = saved;
  let unpublishedUntilMs = 0;
  /** Why the stored document must be copied before it is overwritten. */
  let uncopied: 'corrupt' | 'newer' | null = null;
  if (first.isNewer) uncopied = 'newer';
  else if (first.isDamaged) uncopied = 'corrupt';
  if (first.isNewer) storage.report('newer');
  const store = createStore<T>(() => first.value);
  // A migrated or repaired document is saved; writing out a current one would cost each start time for nothing. A newer release's document stays
  // unchanged until the person changes something.
  if (knownText !== null && !first.isNewer && !first.isCurrent) save(first.value);

  /** Copies the stored document if it must not be lost. Returns whether it may be overwritten. */
  function copyOriginal(): boolean {
    if (uncopied !== null && storage.setAside(key, uncopied, options.redact)) uncopied = null;
    return uncopied === null;
  }

  function save(value: T): void {
    if (!copyOriginal()) return;
    const text = JSON.stringify(write(value));
    if (text !== knownText && !storage.set(key, text)) {
      // `storage` holds this text in memory until another tab writes.
      knownText = text;
      return;
    }
    knownText = text;
    saved = value;
  }

  /** Merges `mine` with what another tab has written since the last merge. */
  function join(mine: T): T {
    const text = storage.get(key);
    if (text === null || text === knownText) return mine;
    const foreign = readText(options, text);
    if (foreign.isNewer || foreign.isDamaged) {
      uncopied = foreign.isNewer ? 'newer' : 'corrupt';
      if (foreign.isDamaged) copyOriginal();
      return mine;
    }
    // Another tab has repaired it. A copy of the repaired text would replace the copy that it made.
    uncopied = null;
    const base = performance.now() < unpublishedUntilMs ? published : saved;
    // Tabs without changes of their own don't write in response.
    const next = mine === base ? foreign.value : merge(base, mine, foreign.value);
    unpublishedUntilMs = 0;
    knownText = text;
    saved = foreign.value;
    return next;
  }

  const stopListening = storage.subscribe((change) => {
    if (change.key !== key && change.key !== null) return;
    if (change.text === null) {
      // Cleared by another tab, or in the browser's settings.
      knownText = null;
      uncopied = null;
      saved = options.initial;
      unpublishedUntilMs = 0;
      store.setState(options.initial, true);
      return;
    }
    const next = join(store.getState());
    if (next === store.getState()) return;
    // Differs only if a change of ours had not reached the device or the tab that wrote.
    save(next);
    store.setState(next, true);
  });

  const stopRecovering = storage.onRecovered(key, (text) => {
    const recovered = readText(options, text);
    if (recovered.isDamaged) return;
    // Both are changes of what this page has started with.
    const next = merge(first.value, join(store.getState()), recovered.value);
    save(next);
    store.setState(next, true);
  });

  return {
    ...readable(store),
    update(change) {
      const base = store.getState();
      const next = join(change(base));
      const nowMs = performance.now();
      if (nowMs >= unpublishedUntilMs) published = saved;
      unpublishedUntilMs = nowMs + UNPUBLISHED_MS;
      save(next);
      if (next !== base) store.setState(next, true);
    },
    dispose() {
      stopListening();
      stopRecovering();
    },
  };
}

function readText<T>(options: PersistentStoreOptions<T>, text: string | null): ReadResult<T> {
  if (text === null) return { value: options.initial, isDamaged: false, isNewer: false };
  const stored = jsonOf(text);
  return stored === undefined
    ? { value: options.initial, isDamaged: true, isNewer: false }
    : options.read(stored);
}

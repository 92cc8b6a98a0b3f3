import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SafeStorage } from '../platform/storage.ts';

/** A zustand store (readable by `useStore`) whose value is kept on the device and follows other tabs. */
export interface PersistentStore<T> extends Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Applies `change` to what this tab shows, joins the result field by field with what other tabs wrote meanwhile,
   * and keeps it.
   */
  update(change: (value: T) => T): void;
  /** Stops following other tabs. */
  dispose(): void;
}

/** What a reader of stored data found. */
export interface ReadResult<T> {
  readonly value: T;
  /** Something could not be read and was replaced by defaults. */
  readonly isDamaged: boolean;
  /** Written by a version of the app that is newer than this one. */
  readonly isNewer: boolean;
}

interface PersistentStoreOptions<T> {
  readonly storage: SafeStorage;
  readonly key: string;
  /** Reads parsed JSON of any shape; never throws. */
  readonly read: (stored: unknown) => ReadResult<T>;
  /** The JSON to keep. */
  readonly write: (value: T) => unknown;
  /** What a device that has nothing stored starts with. */
  readonly initial: T;
  /** Joins two changes of `base`; see `three-way-merge.ts`. */
  readonly merge: (base: T, mine: T, theirs: T) => T;
  /** Takes secrets out of the copy of a document that could not be read whole. */
  readonly redact?: (text: string) => string;
}

/**
 * For so long another tab may write without having heard of our change. A person takes longer to see in one tab what was done in
 * another, and to take it back there.
 */
const UNHEARD_MS = 500;

/**
 * A store on one storage key. Damaged text is copied to `<key>.corrupt` before anything is written over it, a newer
 * version's document to `<key>.newer` before the first change; what can be read of either is used. Without room for the copy the
 * document stays as it is, and changes live in memory.
 */
export function createPersistentStore<T>(options: PersistentStoreOptions<T>): PersistentStore<T> {
  const { storage, key, write, merge } = options;
  /** The text the state was last joined with; null when there was none. */
  let knownText = storage.get(key);
  const first = readText(options, knownText);
  /** The value behind `knownText`: what a change that could not be written is measured against. */
  let saved = first.value;
  /** What other tabs know until they hear of our latest changes. */
  let heard = saved;
  let unheardUntilMs = 0;
  /** Why the document on the device may not be written over before there is a copy of it. */
  let uncopied: 'corrupt' | 'newer' | null = null;
  if (first.isNewer) uncopied = 'newer';
  else if (first.isDamaged) uncopied = 'corrupt';
  if (first.isNewer) storage.report('newer');
  const store = createStore<T>(() => first.value);
  // Stepwise migration ends with saving; a newer document stays as it is until the person changes something.
  if (knownText !== null && !first.isNewer) save(first.value);

  /** Whether nothing would be lost with what is on the device now. */
  function copyOriginal(): boolean {
    if (uncopied !== null && storage.setAside(key, uncopied, options.redact)) uncopied = null;
    return uncopied === null;
  }

  function save(value: T): void {
    if (!copyOriginal()) return;
    const text = JSON.stringify(write(value));
    if (text !== knownText && !storage.set(key, text)) {
      // Held in memory: `storage` answers with this text until another tab writes.
      knownText = text;
      return;
    }
    knownText = text;
    saved = value;
  }

  /** Joins `mine` with what another tab wrote since we last looked. */
  function join(mine: T): T {
    const text = storage.get(key);
    if (text === null || text === knownText) return mine;
    const foreign = readText(options, text);
    if (foreign.isNewer || foreign.isDamaged) {
      uncopied = foreign.isNewer ? 'newer' : 'corrupt';
      if (foreign.isDamaged) copyOriginal();
      return mine;
    }
    // Another tab has put it right. A copy of what is there now would take the place of the one it has made.
    uncopied = null;
    const base = performance.now() < unheardUntilMs ? heard : saved;
    // Tabs without news of their own do not answer one another.
    const next = mine === base ? foreign.value : merge(base, mine, foreign.value);
    unheardUntilMs = 0;
    knownText = text;
    saved = foreign.value;
    return next;
  }

  const stopListening = storage.subscribe((change) => {
    if (change.key !== key && change.key !== null) return;
    if (change.text === null) {
      // Cleared elsewhere, or by the person in the browser's own settings. Follow them.
      knownText = null;
      uncopied = null;
      saved = options.initial;
      unheardUntilMs = 0;
      store.setState(options.initial, true);
      return;
    }
    const next = join(store.getState());
    if (next === store.getState()) return;
    // Differs from what was read only if a change of ours had not reached the device, or not the tab that wrote.
    save(next);
    store.setState(next, true);
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    update(change) {
      const base = store.getState();
      const next = join(change(base));
      const nowMs = performance.now();
      if (nowMs >= unheardUntilMs) heard = saved;
      unheardUntilMs = nowMs + UNHEARD_MS;
      save(next);
      if (next !== base) store.setState(next, true);
    },
    dispose: stopListening,
  };
}

function readText<T>(options: PersistentStoreOptions<T>, text: string | null): ReadResult<T> {
  if (text === null) return { value: options.initial, isDamaged: false, isNewer: false };
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { value: options.initial, isDamaged: true, isNewer: false };
  }
  return options.read(stored);
}

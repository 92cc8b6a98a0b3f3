import * as v from 'valibot';
import { createPersistentStore, type PersistentStore } from '../persistence/persistent-store.ts';
import type { SafeStorage } from '../platform/storage.ts';
import type { Viewer } from './viewer.ts';

interface AccountDocumentOptions<T, Stored extends { readonly version: number }> {
  /** The start of its storage keys, before the viewer of the account. */
  readonly name: string;
  /** A stored document with a higher version is from a newer release. */
  readonly version: number;
  /** The value without a stored document. */
  readonly initial: T;
  readonly schema: v.GenericSchema<unknown, Stored>;
  /** The value of a stored document. `isDamaged`: some of it was unreadable. */
  readonly read: (stored: Stored) => { readonly value: T; readonly isDamaged?: boolean };
  /** The fields to store beside the version. */
  readonly write: (value: T) => Readonly<Record<string, unknown>>;
  readonly merge: (base: T, mine: T, theirs: T) => T;
}

/** A document of which each account has its own. Called with a place, it opens the stores of that place; for `PrivateStorage.store`. */
export interface AccountDocument<T> {
  (place: SafeStorage): (viewer: Viewer) => PersistentStore<T>;
  /** The storage key of an account's document. */
  keyOf(viewer: Viewer): string;
}

/**
 * Defines a document of which each account has its own, with one store for each. After it was forgotten there is a new store, because the former
 * would write the document again.
 */
export function accountDocument<T, Stored extends { readonly version: number }>(
  options: AccountDocumentOptions<T, Stored>,
): AccountDocument<T> {
  const { initial } = options;
  const keyOf = (viewer: Viewer) => `${options.name}:${viewer}`;
  const stores = (place: SafeStorage) => {
    const opened = new Map<Viewer, PersistentStore<T>>();
    return (viewer: Viewer) => {
      const known = opened.get(viewer);
      const isForgotten = place.get(keyOf(viewer)) === null && known?.getState() !== initial;
      if (known !== undefined && !isForgotten) return known;
      known?.dispose();
      const store = openDocument(options, place, keyOf(viewer));
      opened.set(viewer, store);
      return store;
    };
  };
  return Object.assign(stores, { keyOf });
}

function openDocument<T, Stored extends { readonly version: number }>(
  { version, initial, schema, read, write, merge }: AccountDocumentOptions<T, Stored>,
  storage: SafeStorage,
  key: string,
): PersistentStore<T> {
  return createPersistentStore<T>({
    storage,
    key,
    initial,
    read(stored) {
      const document = v.safeParse(schema, stored);
      if (!document.success) return { value: initial, isDamaged: true, isNewer: false };
      const isNewer = document.output.version > version;
      const { value, isDamaged = false } = read(document.output);
      return { value, isDamaged: isDamaged && !isNewer, isNewer };
    },
    write: (value) => ({ version, ...write(value) }),
    merge,
  });
}

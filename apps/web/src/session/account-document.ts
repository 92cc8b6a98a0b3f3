import { type DocumentFormat, openDocumentStore } from '../persistence/document-store.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import type { SafeStorage } from '../platform/storage.ts';
import type { Viewer } from './viewer.ts';

interface AccountDocumentOptions<T, Stored extends { readonly version: number }>
  extends DocumentFormat<T, Stored> {
  /** The start of its storage keys, before the viewer of the account. */
  readonly name: string;
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
  const { name, ...format } = options;
  const keyOf = (viewer: Viewer) => `${name}:${viewer}`;
  const stores = (place: SafeStorage) => {
    const opened = new Map<Viewer, PersistentStore<T>>();
    return (viewer: Viewer) => {
      const known = opened.get(viewer);
      const isForgotten = place.get(keyOf(viewer)) === null && known?.getState() !== format.initial;
      if (known !== undefined && !isForgotten) return known;
      known?.dispose();
      const store = openDocumentStore(place, keyOf(viewer), format);
      opened.set(viewer, store);
      return store;
    };
  };
  return Object.assign(stores, { keyOf });
}

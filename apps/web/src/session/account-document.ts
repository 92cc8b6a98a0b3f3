import { type DocumentFormat, openDocumentStore } from '../persistence/document-store.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import type { SafeStorage } from '../platform/storage.ts';
import { type AccountPlace, accountPlace } from './account-place.ts';
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
 * Defines a document of which each account has its own, with one store for each. Once the account was dismissed, its store writes nothing, and
 * there is a new one.
 */
export function accountDocument<T, Stored extends { readonly version: number }>(
  options: AccountDocumentOptions<T, Stored>,
): AccountDocument<T> {
  const { name, ...format } = options;
  const keyOf = (viewer: Viewer) => `${name}:${viewer}`;
  const stores = (place: SafeStorage) => {
    const opened = new Map<Viewer, { readonly at: AccountPlace; readonly store: PersistentStore<T> }>();
    return (viewer: Viewer) => {
      const at = accountPlace(place, viewer);
      const known = opened.get(viewer);
      if (known?.at === at) return known.store;
      known?.store.dispose();
      const store = openDocumentStore(at, keyOf(viewer), format);
      if (at.isOpen()) opened.set(viewer, { at, store });
      else {
        opened.delete(viewer);
        store.dispose();
      }
      return store;
    };
  };
  return Object.assign(stores, { keyOf });
}

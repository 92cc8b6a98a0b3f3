import type { PersistentStore } from '../persistence/persistent-store.ts';
import type { SafeStorage } from '../platform/storage.ts';
import type { Viewer } from './viewer.ts';

interface ViewerStoresOptions<T> {
  /** The storage key of an account's document. */
  readonly keyOf: (viewer: Viewer) => string;
  readonly open: (place: SafeStorage, viewer: Viewer) => PersistentStore<T>;
  /** The value of `open` without stored data: the same object each time. */
  readonly initial: T;
}

/**
 * Opens a document of each account in a place, one store for each. After it was forgotten there is a new store, because the former would write
 * the document again.
 */
export function viewerStores<T>({
  keyOf,
  open,
  initial,
}: ViewerStoresOptions<T>): (place: SafeStorage) => (viewer: Viewer) => PersistentStore<T> {
  return (place) => {
    const opened = new Map<Viewer, PersistentStore<T>>();
    return (viewer) => {
      const known = opened.get(viewer);
      const isForgotten = place.get(keyOf(viewer)) === null && known?.getState() !== initial;
      if (known !== undefined && !isForgotten) return known;
      known?.dispose();
      const store = open(place, viewer);
      opened.set(viewer, store);
      return store;
    };
  };
}

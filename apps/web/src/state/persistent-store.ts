import type { StoreApi } from 'zustand/vanilla';

/** A zustand store (readable by `useStore`) whose value is kept on the device and follows other tabs. */
export interface PersistentStore<T> extends Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Applies `change` to what this tab shows, joins the result field by field with what other tabs wrote meanwhile,
   * and keeps it.
   */
  update(change: (value: T) => T): void;
}

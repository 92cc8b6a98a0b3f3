import type { StoreApi } from 'zustand/vanilla';

/** A zustand store for its readers, among them `useStore`. Only its owner sets the state. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The part of a store that its readers get. */
export function readable<T>({ getState, getInitialState, subscribe }: StoreApi<T>): ReadableStore<T> {
  return { getState, getInitialState, subscribe };
}

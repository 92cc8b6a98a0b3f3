import type { CachedSystem } from '@frontboard/model';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SafeStorage } from '../platform/storage.ts';
import { useSessionServices } from './services.ts';

/** What is kept of an account. Its system is a copy for the time without a network. */
export interface StoredAccount {
  readonly viewer: string;
  readonly name: string | null;
  readonly color: string | null;
  readonly token: string;
  readonly system: CachedSystem | null;
}

type HeldAccounts = StoreApi<readonly StoredAccount[]>;

/** One list for each page; apart from the accounts, whose code the status screen does without. */
const opened = new WeakMap<SafeStorage, HeldAccounts>();

/** The accounts for this session only, with their tokens: the one in use, and others that are a tap away. */
export function heldAccounts(storage: SafeStorage): HeldAccounts {
  const known = opened.get(storage);
  if (known !== undefined) return known;
  const held = createStore<readonly StoredAccount[]>(() => []);
  opened.set(storage, held);
  return held;
}

/** Whether loading the page again forgets a key. */
export function useHoldsKeys(): boolean {
  return useStore(heldAccounts(useSessionServices().storage), (accounts) => accounts.length > 0);
}

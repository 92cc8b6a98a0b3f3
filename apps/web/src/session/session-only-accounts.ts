import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CachedSystem } from '../persistence/documents/cached-records.ts';

/** An account with its token. Its system is a copy for the time without a network. */
export interface AccountRecord {
  readonly viewer: string;
  readonly name: string | null;
  readonly color: string | null;
  readonly token: string;
  readonly system: CachedSystem | null;
}

/**
 * The session-only accounts of this page, with their tokens: the active one, and others to change to. They are separate from the
 * stored accounts, whose code the status screen does not need.
 */
export type SessionOnlyAccounts = StoreApi<readonly AccountRecord[]>;

/** An empty list. */
export function createSessionOnlyAccounts(): SessionOnlyAccounts {
  return createStore<readonly AccountRecord[]>(() => []);
}

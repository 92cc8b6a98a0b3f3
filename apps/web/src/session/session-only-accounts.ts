import { isRecord } from '@frontboard/model';
import type { StoreApi } from 'zustand/vanilla';
import type { CachedSystem } from '../persistence/documents/cached-records.ts';
import { jsonOf } from '../persistence/json-of.ts';
import type { SafeStorage } from '../platform/storage.ts';

/** A token on this device with its system, name and colour. Screens get it as `ShownAccount`, without the token. */
export interface Account {
  /** The uuid of its system, or the id where the service sends no uuid. */
  readonly viewer: string;
  /** The person's name for it; null shows the system's name. */
  readonly name: string | null;
  /** The person's colour for it, `#rrggbb`; null shows the system's colour. */
  readonly color: string | null;
  readonly token: string;
  /** A copy for the time without a network. */
  readonly system: CachedSystem | null;
}

export const ACCOUNTS_KEY = 'accounts';

/** Whether several accounts are stored, without the code that reads them: the start does not need it. */
export function areSeveralStored(storage: SafeStorage): boolean {
  const stored = jsonOf(storage.get(ACCOUNTS_KEY) ?? '');
  return isRecord(stored) && Array.isArray(stored.accounts) && stored.accounts.length > 1;
}

/**
 * The session-only accounts of this page, with their tokens: the active one, and others to change to. They are separate from the
 * stored accounts, whose code the status screen does not need.
 */
export type SessionOnlyAccounts = StoreApi<readonly Account[]>;

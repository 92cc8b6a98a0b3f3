import type { StoreApi } from 'zustand/vanilla';
import type { CachedSystem } from '../persistence/documents/cached-records.ts';

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

/**
 * The session-only accounts of this page, with their tokens: the active one, and others to change to. They are separate from the
 * stored accounts, whose code the status screen does not need.
 */
export type SessionOnlyAccounts = StoreApi<readonly Account[]>;

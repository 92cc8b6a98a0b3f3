import { useStore } from 'zustand/react';
import { type Account, type Accounts, openAccounts } from './accounts.ts';
import { useSessionServices } from './services.ts';

/** The accounts of this device, and the functions that change them. */
export function useAccounts(): { readonly list: readonly Account[]; readonly accounts: Accounts } {
  const accounts = openAccounts(useSessionServices());
  return { list: useStore(accounts), accounts };
}

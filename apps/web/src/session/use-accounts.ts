import { useStore } from 'zustand/react';
import { type Accounts, openAccounts, type ShownAccount } from './accounts.ts';
import { useSessionServices } from './services.ts';

/** The accounts of this device, and the functions that change them. */
export function useAccounts(): { readonly list: readonly ShownAccount[]; readonly accounts: Accounts } {
  const accounts = openAccounts(useSessionServices());
  return { list: useStore(accounts), accounts };
}

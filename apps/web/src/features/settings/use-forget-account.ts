import { useState } from 'react';
import type { ShownAccount } from '../../session/accounts.ts';
import { useAccounts } from '../../session/use-accounts.ts';
import { forgetOwnLookups } from '../../sync/forgetting/forget-own-lookups.ts';
import {
  countOnlyHere,
  forgetPrivate,
  type OnlyHere,
  snapshotPrivate,
} from '../../sync/forgetting/forget-private.ts';
import { useServices } from '../../sync/services.ts';
import { catchFocus } from '../../ui/catch-focus.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.account;
const WARNING = { kind: 'warning', timeoutMs: 15_000 } as const;

/**
 * Forgets an account. `ask` does it at once if nothing serious would be lost, and offers Undo; otherwise `onlyHere` is set, and `forget` or
 * `cancel` answers. `listOfTokens` gets the focus of what is removed with the account.
 */
export function useForgetAccount(account: ShownAccount, listOfTokens: () => HTMLElement | null) {
  const services = useServices();
  const { notices } = services;
  const { accounts } = useAccounts();
  const [onlyHere, setOnlyHere] = useState<OnlyHere | null>(null);
  const { viewer, name, color, isStored, isActive } = account;

  async function takeBack(token: string, putBack: () => Promise<void>): Promise<void> {
    const { result } = await accounts.add(token, { isStored });
    if (!result.ok) {
      notices.notify({ kind: 'warning', title: words.notTakenBack });
      return;
    }
    accounts.describe(viewer, { name, color });
    await putBack().catch(() => notices.notify({ ...WARNING, ...words.notAllTakenBack }));
  }

  /** What Undo does; null for an inactive account, whose token this page does not have. */
  async function prepareUndo(): Promise<(() => void) | null> {
    // In memory as long as the notice is shown.
    const token = isActive ? services.session.readToken() : null;
    if (token === null) return null;
    const putBack = await snapshotPrivate(services, viewer);
    return () => void takeBack(token, putBack);
  }

  async function forget({ keepsOnlyHere }: { readonly keepsOnlyHere: boolean }, undo: (() => void) | null) {
    await forgetOwnLookups(services, account);
    accounts.remove(viewer);
    catchFocus(listOfTokens);
    try {
      await forgetPrivate(services, viewer, { keepsOnlyHere });
    } catch {
      notices.notify({ ...WARNING, ...words.notAllForgotten });
      return;
    }
    const forgotten = { kind: 'info', title: words.forgotten } as const;
    if (keepsOnlyHere) notices.notify({ ...forgotten, caption: words.onlyHere.stays });
    else if (undo === null) notices.notify({ ...forgotten, caption: words.forgottenCaption });
    else
      notices.notify({
        ...forgotten,
        caption: words.undoCaption,
        action: { label: words.undo, run: undo },
      });
  }

  async function ask(): Promise<void> {
    let counts: OnlyHere | null;
    let undo: (() => void) | null = null;
    try {
      counts = await countOnlyHere(services, viewer);
      if (counts === null) undo = await prepareUndo();
    } catch {
      notices.notify({ ...WARNING, ...words.notForgotten });
      return;
    }
    if (counts === null) await forget({ keepsOnlyHere: false }, undo);
    else setOnlyHere(counts);
  }

  return {
    onlyHere,
    ask: () => void ask(),
    forget(options: { readonly keepsOnlyHere: boolean }) {
      setOnlyHere(null);
      void forget(options, null);
    },
    cancel: () => setOnlyHere(null),
  };
}

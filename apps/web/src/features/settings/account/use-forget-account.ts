import { useState } from 'react';
import type { ShownAccount } from '../../../session/accounts.ts';
import { useAccounts } from '../../../session/use-accounts.ts';
import { forgetOwnLookups } from '../../../sync/forgetting/forget-own-lookups.ts';
import {
  countOnlyHere,
  forgetPrivate,
  type OnlyHere,
  snapshotPrivate,
} from '../../../sync/forgetting/forget-private.ts';
import { useServices } from '../../../sync/services.ts';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { settingsWords } from '../words.ts';

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
  const { viewer } = account;

  /** `putBack` stores again what the person made; null: Undo is not offered. */
  async function forget(
    { keepsOnlyHere }: { readonly keepsOnlyHere: boolean },
    putBack: (() => Promise<void>) | null,
  ): Promise<void> {
    await forgetOwnLookups(services, account);
    const takeBack = accounts.remove(viewer);
    catchFocus(listOfTokens);
    try {
      await forgetPrivate(services, viewer, { keepsOnlyHere });
    } catch {
      notices.notify({ ...WARNING, ...words.notAllForgotten });
      return;
    }
    if (takeBack === null || putBack === null) {
      const caption = keepsOnlyHere ? words.onlyHere.stays : words.forgottenCaption;
      notices.notify({ kind: 'info', title: words.forgotten, caption });
      return;
    }
    // As long as the notice is shown, the token and what the person made are in memory, so that an accidental press can be undone.
    const run = () => {
      takeBack();
      putBack().catch(() => notices.notify({ ...WARNING, ...words.notAllTakenBack }));
    };
    notices.notify({
      kind: 'info',
      title: words.forgotten,
      caption: words.undoCaption,
      undo: run,
    });
  }

  async function ask(): Promise<void> {
    const reading = Promise.all([countOnlyHere(services, viewer), snapshotPrivate(services, viewer)]);
    const read = await reading.catch(() => null);
    if (read === null) {
      notices.notify({ ...WARNING, ...words.notForgotten });
      return;
    }
    const [counts, putBack] = read;
    if (counts === null) await forget({ keepsOnlyHere: false }, putBack);
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

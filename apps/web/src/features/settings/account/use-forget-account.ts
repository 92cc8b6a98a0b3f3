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
/** What would be lost with an account, and the function that stores again what can come back. */
interface Asked {
  readonly onlyHere: OnlyHere;
  readonly putBack: () => Promise<void>;
}

const WARNING = { kind: 'warning', timeoutMs: 15_000 } as const;

/** Whether Undo brings back all that would be lost: it doesn’t store switches, runs and restore copies again. */
function canComeBack({ switches, runs, copies, hasUnreadable }: OnlyHere): boolean {
  return switches + runs + copies === 0 && !hasUnreadable;
}

/**
 * Forgets an account. `ask` does it at once if nothing serious would be lost, and offers Undo; otherwise `onlyHere` is set, and `forget` or
 * `cancel` answers; Undo is offered if all can come back. `listOfTokens` gets the focus of what is removed with the account.
 */
export function useForgetAccount(account: ShownAccount, listOfTokens: () => HTMLElement | null) {
  const services = useServices();
  const { notices } = services;
  const { accounts } = useAccounts();
  const [asked, setAsked] = useState<Asked | null>(null);
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
    else setAsked({ onlyHere: counts, putBack });
  }

  return {
    onlyHere: asked?.onlyHere ?? null,
    ask: () => void ask(),
    forget(options: { readonly keepsOnlyHere: boolean }) {
      const offersUndo = !options.keepsOnlyHere && asked !== null && canComeBack(asked.onlyHere);
      setAsked(null);
      void forget(options, offersUndo ? asked.putBack : null);
    },
    cancel: () => setAsked(null),
  };
}

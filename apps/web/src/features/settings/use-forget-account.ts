import { useState } from 'react';
import type { ShownAccount } from '../../session/accounts.ts';
import { useAccounts } from '../../session/use-accounts.ts';
import { forgetOwnLookups } from '../../sync/forgetting/forget-own-lookups.ts';
import { countUnsent, forgetPrivate, type Unsent } from '../../sync/forgetting/forget-private.ts';
import { useServices } from '../../sync/services.ts';
import { catchFocus } from '../../ui/catch-focus.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.account;

/**
 * Forgets an account. `ask` does it at once if nothing would be lost, and offers Undo; otherwise `unsent`
 * is set, and `forget` or `cancel` answers. `listOfTokens` gets the focus of what is removed with the account.
 */
export function useForgetAccount(account: ShownAccount, listOfTokens: () => HTMLElement | null) {
  const services = useServices();
  const { accounts } = useAccounts();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const { viewer, name, color, isStored, isActive } = account;

  async function takeBack(token: string): Promise<void> {
    const { result } = await accounts.add(token, { isStored });
    if (result.ok) accounts.describe(viewer, { name, color });
    else services.notices.notify({ kind: 'warning', title: words.notTakenBack });
  }

  async function forget({ keepsUnsent }: { readonly keepsUnsent: boolean }): Promise<void> {
    const hadUnsent = unsent !== null;
    setUnsent(null);
    // Stored as long as the notice is shown, so that an accidental press can be undone.
    const token = isActive && !hadUnsent ? services.session.readToken() : null;
    await forgetOwnLookups(services, account);
    accounts.remove(viewer);
    catchFocus(listOfTokens);
    try {
      await forgetPrivate(services, viewer, { keepsUnsent });
    } catch {
      services.notices.notify({ kind: 'warning', ...words.notAllForgotten, timeoutMs: 15_000 });
      return;
    }
    services.notices.notify({
      kind: 'info',
      title: words.forgotten,
      caption: hadUnsent && keepsUnsent ? words.unsentStays : words.forgottenCaption,
      ...(token !== null && { action: { label: words.undo, run: () => void takeBack(token) } }),
    });
  }

  async function ask(): Promise<void> {
    let counts: Unsent;
    try {
      counts = await countUnsent(services, viewer);
    } catch {
      services.notices.notify({ kind: 'warning', ...words.notForgotten, timeoutMs: 15_000 });
      return;
    }
    if (counts.switches + counts.drafts + counts.runs > 0 || counts.hasUnreadable) setUnsent(counts);
    else await forget({ keepsUnsent: false });
  }

  return {
    unsent,
    ask: () => void ask(),
    forget: (options: { readonly keepsUnsent: boolean }) => void forget(options),
    cancel: () => setUnsent(null),
  };
}

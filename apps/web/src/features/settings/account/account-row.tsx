import { Palette, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { accountName, type ShownAccount } from '../../../session/accounts.ts';
import type { SessionState } from '../../../session/active-token.ts';
import { useSession } from '../../../session/hooks.ts';
import { useAccounts } from '../../../session/use-accounts.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { cluster } from '../../../ui/layout/layout.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { settingsWords } from '../words.ts';
import { DescribeDialog } from './account-describe-dialog.tsx';
import { OnlyHereDialog } from './account-only-here-dialog.tsx';
import styles from './account-section.module.css';
import { useForgetAccount } from './use-forget-account.ts';

const words = settingsWords.account;

interface AccountRowProps {
  account: ShownAccount;
  /** The only one on this device. */
  isAlone: boolean;
  /** Gets the focus when the row is removed. */
  listOfTokens: () => HTMLElement | null;
}

/** One account: its system, whether its token works, and its actions. */
export function AccountRow({ account, isAlone, listOfTokens }: AccountRowProps) {
  const { storage } = useServices();
  const { accounts } = useAccounts();
  const { state } = useSession();
  const { notify } = useNotify();
  const naming = useNaming();
  const [isDescribing, setDescribing] = useState(false);
  const { onlyHere, ask, forget, cancel } = useForgetAccount(account, listOfTokens);
  const { system, isActive } = account;
  const name = accountName(account, naming) ?? words.unnamed;
  // If storage is blocked, the memory of this tab contains what would be stored.
  const isOnDevice = account.isStored && storage.problem !== 'blocked';
  const handleSwitch = () => {
    accounts.switchTo(account.viewer);
    notify({ kind: 'info', title: words.switched(name) });
  };
  return (
    <li className={cluster(4)} data-account={account.viewer}>
      <Avatar
        src={system?.avatarUrl ?? null}
        name={name}
        size={48}
        shape="squircle"
        color={account.color ?? system?.color ?? null}
      />
      <div className={styles.ownWords}>
        <p className={styles.name}>
          {name} {isActive && !isAlone && <span className={styles.inUse}>{words.inUse}</span>}
        </p>
        <p role="status" className={cx(soft, styles.state)}>
          {isActive ? stateWords(state, isOnDevice) : isOnDevice ? words.stored : words.held}
        </p>
      </div>
      <div className={cluster(1)}>
        {!isActive && (
          <Button variant="primary" onClick={handleSwitch}>
            {words.switchTo(name)}
          </Button>
        )}
        <Button
          variant="quiet"
          icon={<Palette aria-hidden="true" />}
          aria-label={isAlone ? undefined : words.describeSpoken(name)}
          onClick={() => setDescribing(true)}
        >
          {words.describe}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={isAlone ? undefined : words.forgetSpoken(name)}
          onClick={ask}
        >
          {words.forget}
        </Button>
      </div>
      <DescribeDialog
        account={account}
        name={name}
        isOpen={isDescribing}
        onClose={() => setDescribing(false)}
      />
      <OnlyHereDialog onlyHere={onlyHere} onForget={forget} onClose={cancel} />
    </li>
  );
}

function stateWords(state: SessionState, isOnDevice: boolean): string | null {
  switch (state) {
    case 'no-token':
      return null;
    case 'loading':
      return words.checking;
    case 'logged-in':
      return isOnDevice ? words.loggedIn : words.loggedInForSession;
    case 'offline':
      return words.offline;
    case 'rejected':
      return words.rejected;
  }
}

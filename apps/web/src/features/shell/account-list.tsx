import { Link } from '@tanstack/react-router';
import { Check, KeyRound } from 'lucide-react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { accountName, type ShownAccount } from '../../session/accounts.ts';
import { useAccounts } from '../../session/use-accounts.ts';
import { useNotify } from '../../state/hooks.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import styles from './account-switch.module.css';
import { accountWords as words } from './account-words.ts';

interface AccountListProps {
  list: readonly ShownAccount[];
  onDone?: () => void;
}

/** The accounts of this device, each one tap away, and a link to their tokens. */
export function AccountList({ list, onDone }: AccountListProps) {
  const { accounts } = useAccounts();
  const { notify } = useNotify();
  const naming = useNaming();
  return (
    <>
      <h2 className={softSmall}>{words.title}</h2>
      <ul aria-label={words.title} className={styles.list}>
        {list.map((account) => {
          const { viewer, system, color, isStored, isActive } = account;
          const name = accountName(account, naming) ?? words.unnamed;
          const picture = system?.avatarUrl ?? null;
          return (
            <li key={`${viewer} ${isStored}`}>
              <button
                type="button"
                className={styles.account}
                aria-pressed={isActive}
                onClick={() => {
                  accounts.switchTo(viewer);
                  if (!isActive) notify({ kind: 'info', title: words.switched(name) });
                  onDone?.();
                }}
              >
                <Avatar
                  src={picture}
                  name={name}
                  size={32}
                  shape="squircle"
                  color={color ?? system?.color ?? null}
                />
                <span className={styles.name}>
                  {name}
                  {!isStored && <span className={styles.held}>{words.held}</span>}
                </span>
                {isActive && <Check aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
      <Link to="/settings" className={styles.tokens} {...(onDone && { onClick: onDone })}>
        <KeyRound aria-hidden="true" />
        {words.tokens}
      </Link>
    </>
  );
}

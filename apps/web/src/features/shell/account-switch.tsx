import { useNaming } from '../../cache/naming/use-naming.ts';
import { accountName } from '../../session/accounts.ts';
import { useAccounts } from '../../session/use-accounts.ts';
import { PopoverButton } from '../../ui/menus/popover-button.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { AccountList } from './account-list.tsx';
import styles from './account-switch.module.css';
import { accountWords as words } from './account-words.ts';

export interface AccountSwitchProps {
  /** `bar`: a button that opens the list; `list`: the list itself. */
  form: 'bar' | 'list';
  /** Another account was chosen, or the link to their tokens. */
  onDone?: () => void;
}

/** The account in use, and the others one tap away. Nothing without others. */
export function AccountSwitch({ form, onDone }: AccountSwitchProps) {
  const { list } = useAccounts();
  const naming = useNaming();
  if (list.length < 2) return null;
  if (form === 'list') return <AccountList list={list} {...(onDone && { onDone })} />;
  const active = list.find(({ isActive }) => isActive);
  const name = active === undefined ? null : (accountName(active, naming) ?? words.unnamed);
  const picture = active?.system?.avatarUrl ?? null;
  return (
    <div className={styles.bar}>
      <PopoverButton
        isIconOnly
        label={name === null ? words.choose : words.inUse(name)}
        hasTooltip={false}
        icon={
          <Avatar
            src={picture}
            name={name}
            size={36}
            shape="squircle"
            color={active?.color ?? active?.system?.color ?? null}
          />
        }
      >
        {(close) => <AccountList list={list} onDone={close} />}
      </PopoverButton>
    </div>
  );
}

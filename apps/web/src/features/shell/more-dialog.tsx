import { Link } from '@tanstack/react-router';
import { Keyboard, Search } from 'lucide-react';
import { SCREENS } from '../../parts/screens/screens.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useShortcutHelp } from '../../state/shortcut-help.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { AccountSwitch } from './account-switch.tsx';
import { placesOnPhones, SIDE_BAR } from './bar-places.ts';
import styles from './more-dialog.module.css';
import { moreWords } from './more-words.ts';
import { ThemePicker } from './theme-choice.tsx';
import { type Commands, commandButton } from './use-command-key.ts';
import { shellWords } from './words.ts';

const ONLY_HERE = ['/settings', '/debug'] as const;

export interface MoreDialogProps {
  isOpen: boolean;
  onClose: () => void;
  commands: Commands;
}

/** What the bottom bar of a phone has no room for. */
export function MoreDialog({ isOpen, onClose, commands }: MoreDialogProps) {
  const openShortcuts = useShortcutHelp();
  const inBar = placesOnPhones(useOwnSystem() !== null);
  const places = [...SIDE_BAR.filter((to) => !inBar.includes(to)), ...ONLY_HERE].map((to) => SCREENS[to]);
  return (
    <Dialog title={shellWords.more} isOpen={isOpen} onClose={onClose} size="small">
      <ul className={styles.list}>
        <li>
          <button
            {...commandButton(commands)}
            data-initial-focus
            className={styles.place}
            onClick={() => {
              onClose();
              commands.toggle();
            }}
          >
            <Search aria-hidden="true" />
            {shellWords.commands}
          </button>
        </li>
        {places.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.place} onClick={onClose}>
              <Icon aria-hidden="true" />
              {name}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.place}
            onClick={() => {
              onClose();
              openShortcuts();
            }}
          >
            <Keyboard aria-hidden="true" />
            {moreWords.shortcuts}
          </button>
        </li>
      </ul>
      <Boundary>
        <AccountSwitch form="list" onDone={onClose} />
      </Boundary>
      <Boundary>
        <ThemePicker />
      </Boundary>
    </Dialog>
  );
}

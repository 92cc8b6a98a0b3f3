import { useNavigate } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { useRef } from 'react';
import type { ThemeChoice } from '../../persistence/documents/settings.ts';
import { resolveTheme, SYSTEM_DARK } from '../../state/theme.ts';
import { useTheme } from '../../state/use-theme.ts';
import styles from './navigation.module.css';
import { themeWords as words } from './theme-words.ts';

/**
 * A place of the navigation that changes between light and dark with one press. A second press brings back the choice from before, so who follows the device goes on to. A
 * theme that the address forces ends.
 */
export function ThemeSwitch() {
  const { choice, shown, isForced, setChoice } = useTheme();
  const navigate = useNavigate();
  const former = useRef<ThemeChoice>(null);
  const next = shown === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  const handleClick = () => {
    const back = former.current;
    const isSystemDark = window.matchMedia(SYSTEM_DARK).matches;
    const isNext = (one: ThemeChoice) => resolveTheme({ hash: '', choice: one, isSystemDark }) === next;
    if (!isNext(choice)) {
      const isBack = back !== null && isNext(back);
      former.current = isBack ? null : choice;
      setChoice(isBack ? back : next);
    }
    if (isForced) void navigate({ to: '.', hash: '', replace: true });
  };
  return (
    <li className={styles.wideOnly}>
      <button type="button" className={styles.place} aria-label={words.change[next]} onClick={handleClick}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        {words[next]}
      </button>
    </li>
  );
}

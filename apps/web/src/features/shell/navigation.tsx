import { Link } from '@tanstack/react-router';
import { Ellipsis, Search } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { MAIN_ICONS } from '../../parts/screens/main-screens.ts';
import { screenNames } from '../../parts/screens/names.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { areSeveralStored } from '../../session/session-only-accounts.ts';
import { useServices } from '../../sync/services.ts';
import { Aside } from '../../ui/dialogs/aside.tsx';
import { preloadDialog } from '../../ui/dialogs/preload-dialog.ts';
import { BREAKPOINTS_PX } from '../../ui/layout/breakpoints.ts';
import { useNarrowScreen } from '../../ui/layout/use-narrow-screen.ts';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { WindowBoundary } from '../../ui/loading/window-boundary.tsx';
import { placesOnPhones, SIDE_BAR } from './bar-places.ts';
import { Mark } from './mark.tsx';
import type { MoreDialogProps } from './more-dialog.tsx';
import styles from './navigation.module.css';
import { type Commands, commandButton } from './use-command-key.ts';
import { shellWords } from './words.ts';

const AccountSwitch = lazyPart(async () => ({
  default: (await import('./account-switch.tsx')).AccountSwitch,
}));

/** Whether this tab has had more than one account: only then does the side bar load the code to change between them. */
function useSeveralAccounts(): boolean {
  const { session, settings, storage } = useServices();
  const isHeld = useStore(session, ({ isStored }) => !isStored);
  // The list of accounts is written before the settings, which contain the one in use.
  const isStoredList = useStore(settings, () => areSeveralStored(storage));
  const [wasSeveral, setWasSeveral] = useState(false);
  if ((isHeld || isStoredList) && !wasSeveral) setWasSeveral(true);
  return wasSeveral;
}

const MoreDialog = lazyPart<MoreDialogProps>(async () => ({
  default: (await import('./more-dialog.tsx')).MoreDialog,
}));

/** Requested after the first screen: nobody changes the theme before. */
const ThemeSwitch = lazyPart<object>(() =>
  new Promise((resolve) => setTimeout(resolve, 2_000))
    .then(() => import('./theme-switch.tsx'))
    .then((module) => ({ default: module.ThemeSwitch })),
);

function preloadMore(): void {
  preloadDialog();
  MoreDialog.preload();
}

function PlaceLink({ to }: { to: keyof typeof MAIN_ICONS }) {
  const Icon = MAIN_ICONS[to];
  return (
    <Link to={to} className={styles.place}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      {screenNames[to]}
    </Link>
  );
}

/** A side bar if there is room, otherwise a bottom bar with some of its places and More. */
export function Navigation({ commands }: { commands: Commands }) {
  // Null: it was never opened.
  const [isMoreOpen, setMoreOpen] = useState<boolean | null>(null);
  const closeMore = () => setMoreOpen(false);
  const isSeveral = useSeveralAccounts();
  const onPhones = placesOnPhones(useOwnSystem() !== null);
  return (
    <nav aria-label={shellWords.mainNavigation} className={styles.navigation}>
      <span className={styles.home}>
        <Mark size={36} />
      </span>
      <ul className={styles.places}>
        {SIDE_BAR.map((to) => (
          <li key={to} className={onPhones.includes(to) ? undefined : styles.wideSeen}>
            <PlaceLink to={to} />
          </li>
        ))}
        {/* First at the lower end, so that nothing moves when it appears. */}
        {useNarrowScreen(BREAKPOINTS_PX.desktop - 1) || (
          <Aside>
            <ThemeSwitch />
          </Aside>
        )}
        <li className={styles.wideOnly}>
          <button {...commandButton(commands)} className={styles.place} onClick={commands.toggle}>
            <span className={styles.icon}>
              <Search aria-hidden="true" />
            </span>
            {shellWords.commands}
          </button>
        </li>
        <li className={styles.wideOnly}>
          <PlaceLink to="/settings" />
        </li>
        <li className={styles.narrowOnly}>
          <button
            type="button"
            className={styles.place}
            aria-haspopup="dialog"
            aria-expanded={isMoreOpen === true}
            onPointerEnter={preloadMore}
            onFocus={preloadMore}
            onClick={() => setMoreOpen(true)}
          >
            <span className={styles.icon}>
              <Ellipsis aria-hidden="true" />
            </span>
            {shellWords.more}
          </button>
        </li>
      </ul>
      {isSeveral && (
        <div className={styles.account}>
          {/* There is no room to say that it is missing; Settings has the accounts, too. */}
          <Boundary fallback={() => null}>
            <AccountSwitch form="bar" />
          </Boundary>
        </div>
      )}
      {isMoreOpen !== null && (
        <WindowBoundary title={shellWords.more} isOpen={isMoreOpen} onClose={closeMore}>
          <MoreDialog isOpen={isMoreOpen} onClose={closeMore} commands={commands} />
        </WindowBoundary>
      )}
    </nav>
  );
}

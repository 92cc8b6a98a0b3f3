import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Shell } from '../features/shell/shell.tsx';
import { shellWords } from '../features/shell/words.ts';
import type { ShortcutLayerProps } from '../features/shortcuts/shortcut-layer.tsx';
import { useSettings } from '../state/hooks.ts';
import { useAsksForPictures } from '../state/images/use-withheld-pictures.ts';
import { ShortcutHelpContext } from '../state/shortcut-help.ts';
import { useReleaseCheck } from '../sync/releases/use-release-check.ts';
import type { RouterContext } from '../sync/router-context.ts';
import { Aside } from '../ui/dialogs/aside.tsx';
import { useKeyRelay } from '../ui/focus/use-key-relay.ts';
import { lazyPart } from '../ui/loading/lazy-part.ts';
import { WindowBoundary } from '../ui/loading/window-boundary.tsx';
import { guardAddress } from './-navigation-guard.ts';

const Palette = lazyPart<{ isOpen: boolean; onClose: () => void }>(() =>
  import('../features/palette/palette.tsx').then((module) => ({ default: module.Palette })),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location, matches, context, preload }) =>
    guardAddress(location, matches, context.services.notices, preload),
  component: Root,
});

/** If it cannot be loaded, nothing is offered. */
const UpdateNotice = lazyPart<object>(() =>
  import('../features/updates/update-notice.tsx').then(
    (module) => ({ default: module.UpdateNotice }),
    () => ({ default: () => null }),
  ),
);

/** Without its code the default applies. */
const PictureOffer = lazyPart<object>(() =>
  import('../parts/pictures/picture-offer.tsx').then(
    (module) => ({ default: module.PictureOffer }),
    () => ({ default: () => null }),
  ),
);

/** Without its code there is no reminder. */
const CopyReminderNotice = lazyPart<object>(() =>
  import('../features/copy-reminder/copy-reminder.tsx').then(
    (module) => ({ default: module.CopyReminderNotice }),
    () => ({ default: () => null }),
  ),
);

/** Loaded with the first pressed key; without it, every control still works. */
const ShortcutLayer = lazyPart<ShortcutLayerProps>(() =>
  import('../features/shortcuts/shortcut-layer.tsx').then(
    (module) => ({ default: module.ShortcutLayer }),
    () => ({ default: () => null }),
  ),
);

/** Without its code nothing is shown; the screens show the same. */
const FrontNotifications = lazyPart<object>(() =>
  import('../features/front-notifications/front-notifications.tsx').then(
    (module) => ({ default: module.FrontNotifications }),
    () => ({ default: () => null }),
  ),
);

/** Without its code the title stays the one of the screen. */
const OwnFrontTitle = lazyPart<object>(() =>
  import('../features/front-title/own-front-title.tsx').then(
    (module) => ({ default: module.OwnFrontTitle }),
    () => ({ default: () => null }),
  ),
);

function Root() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const toggle = useCallback(() => setOpen((was) => was !== true), []);
  const close = useCallback(() => setOpen(false), []);
  const { relay, isUsed } = useKeyRelay();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const isReleaseChecked = useReleaseCheck();
  const isReminded = useSettings(({ copyPlan }) => copyPlan !== 'off');
  const asksForPictures = useAsksForPictures();
  const notice = (
    <>
      {asksForPictures && (
        <Aside>
          <PictureOffer />
        </Aside>
      )}
      {isReleaseChecked && (
        <Aside>
          <UpdateNotice />
        </Aside>
      )}
      {isReminded && (
        <Aside>
          <CopyReminderNotice />
        </Aside>
      )}
    </>
  );
  const hasNotifications = useSettings(({ frontNotifications }) => frontNotifications.systems.length > 0);
  const hasFrontTitle = useSettings(({ frontTitle }) => frontTitle !== 'off');
  return (
    <ShortcutHelpContext value={openHelp}>
      <Shell commands={{ preload: Palette.preload, toggle }} notice={notice}>
        <Outlet />
        {hasNotifications && (
          <Aside>
            <FrontNotifications />
          </Aside>
        )}
        {hasFrontTitle && (
          <Aside>
            <OwnFrontTitle />
          </Aside>
        )}
        {isOpen !== null && (
          <WindowBoundary title={shellWords.commands} isOpen={isOpen} onClose={close}>
            <Palette isOpen={isOpen} onClose={close} />
          </WindowBoundary>
        )}
        {(isUsed || isHelpOpen) && (
          <Aside>
            <ShortcutLayer relay={relay} isListOpen={isHelpOpen} onListChange={setHelpOpen} />
          </Aside>
        )}
      </Shell>
    </ShortcutHelpContext>
  );
}

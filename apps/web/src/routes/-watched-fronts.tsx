import { FrontNotifications } from '../features/front-notifications/front-notifications.tsx';
import { OwnFrontTitle } from '../features/front-title/own-front-title.tsx';
import { useSettings } from '../state/hooks.ts';

/** What follows fronts without a screen: notifications of others, and the title with the own front. Each only if it is turned on. */
export function WatchedFronts() {
  const hasNotifications = useSettings(({ frontNotifications }) => frontNotifications.systems.length > 0);
  const hasTitle = useSettings(({ frontTitle }) => frontTitle !== 'off');
  return (
    <>
      {hasNotifications && <FrontNotifications />}
      {hasTitle && <OwnFrontTitle />}
    </>
  );
}

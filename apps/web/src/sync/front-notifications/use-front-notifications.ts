import { useCallback, useSyncExternalStore } from 'react';
import { browserNotifications, type DevicePermission } from '../../platform/device-notifications.ts';
import { usePreferences, useUpdatePreferences } from '../../state/hooks.ts';
import type { FrontNotificationOptions } from '../../state/preferences.ts';

/** What is chosen about notifications of fronts, whether the device shows them, and the ways to choose. */
export interface FrontNotificationChoices {
  readonly options: FrontNotificationOptions;
  readonly permission: DevicePermission;
  readonly update: (change: Partial<FrontNotificationOptions>) => void;
  /**
   * Chooses a system, or drops it. The browser is asked on the first choice. Returns the permission; without one nothing was chosen.
   */
  readonly choose: (id: string, isChosen: boolean) => Promise<DevicePermission>;
}

/** The notifications of fronts, the same in every tab. */
export function useFrontNotifications(): FrontNotificationChoices {
  const options = usePreferences(({ notices }) => notices);
  const updatePreferences = useUpdatePreferences();
  const permission = useSyncExternalStore(browserNotifications.onPermission, browserNotifications.permission);
  const update = useCallback(
    (change: Partial<FrontNotificationOptions>) =>
      updatePreferences((current) => ({ ...current, notices: { ...current.notices, ...change } })),
    [updatePreferences],
  );
  const choose = useCallback(
    async (id: string, isChosen: boolean) => {
      const answer = isChosen ? await browserNotifications.ask() : browserNotifications.permission();
      if (isChosen && answer !== 'granted') return answer;
      updatePreferences((current) => {
        const rest = current.notices.systems.filter((other) => other !== id);
        return { ...current, notices: { ...current.notices, systems: isChosen ? [...rest, id] : rest } };
      });
      return answer;
    },
    [updatePreferences],
  );
  return { options, permission, update, choose };
}

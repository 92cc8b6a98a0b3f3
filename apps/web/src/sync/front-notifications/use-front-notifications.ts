import { useCallback, useSyncExternalStore } from 'react';
import type { FrontNotificationOptions } from '../../persistence/documents/settings.ts';
import { browserNotifications, type DevicePermission } from '../../platform/device-notifications.ts';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';

/** The chosen systems, whether the device shows notifications, and the actions; the same in every tab. */
export function useFrontNotifications() {
  const options = useSettings(({ frontNotifications }) => frontNotifications);
  const updateSettings = useUpdateSettings();
  const permission = useSyncExternalStore(browserNotifications.onPermission, browserNotifications.permission);
  const update = useCallback(
    (change: Partial<FrontNotificationOptions>) =>
      updateSettings((current) => ({
        ...current,
        frontNotifications: { ...current.frontNotifications, ...change },
      })),
    [updateSettings],
  );
  /** Chooses a system, or removes it. The browser asks for permission on the first choice. Returns the permission; without it nothing was chosen. */
  const choose = useCallback(
    async (id: string, isChosen: boolean): Promise<DevicePermission> => {
      const answer = isChosen ? await browserNotifications.ask() : browserNotifications.permission();
      if (isChosen && answer !== 'granted') return answer;
      updateSettings((current) => {
        const { frontNotifications } = current;
        const rest = frontNotifications.systems.filter((other) => other !== id);
        const systems = isChosen ? [...rest, id] : rest;
        return { ...current, frontNotifications: { ...frontNotifications, systems } };
      });
      return answer;
    },
    [updateSettings],
  );
  return { options, permission, update, choose };
}

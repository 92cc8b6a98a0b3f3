import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { viewSystem } from '../../cache/naming/system-view.ts';
import { browserNotifications, type DeviceNotification } from '../../platform/device-notifications.ts';
import { watchFronts } from '../../sync/front-notifications/watch-fronts.ts';
import { composeStatus } from '../../sync/refresher/compose-status.ts';
import { type Services, useServices } from '../../sync/services.ts';
import { composeNotification } from './compose-notification.ts';

/** Shows notifications of changed fronts as long as it is mounted; renders nothing. */
export function FrontNotifications() {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    const stopWatching = watchFronts({
      ...services,
      device: browserNotifications,
      startedAtMs: performance.timeOrigin,
      compose: (id, isNamed) => describe(services, id, isNamed),
    });
    const stopListening = browserNotifications.onClick((path) => void router.navigate({ href: path }));
    const stopForgetting = services.session.subscribe(({ system }, { system: former }) => {
      // They may show what only the former account may see.
      if (former !== null && system?.uuid !== former.uuid) void browserNotifications.close();
    });
    return () => {
      stopWatching();
      stopListening();
      stopForgetting();
    };
  }, [services, router]);
  return null;
}

function describe(
  { statusCache, refresher, settings }: Services,
  id: string,
  isNamed: boolean,
): DeviceNotification {
  const system = statusCache.readSystem(id);
  const front = statusCache.readFront(id);
  const status = composeStatus({
    id,
    system: system?.value,
    systemUpdatedAtMs: system?.atMs ?? 0,
    front: front?.value,
    frontersUpdatedAtMs: front?.atMs ?? 0,
    entry: refresher.getEntry(id),
  });
  return composeNotification(viewSystem(status, settings.getState()), isNamed);
}

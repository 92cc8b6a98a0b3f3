import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { namedCaller } from '../../cache/aliases.ts';
import type { SystemView } from '../../cache/naming/system-view.ts';
import { switchQueries } from '../../cache/switches/queries.ts';
import { browserNotifications, type DeviceNotification } from '../../platform/device-notifications.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { systemCaller } from '../../session/caller.ts';
import { viewerOf } from '../../session/viewer.ts';
import { watchFronts } from '../../sync/front-notifications/watch-fronts.ts';
import { createSinceReader } from '../../sync/fronting-since/read-fronting-since.ts';
import type { FrontSince } from '../../sync/fronting-since/walk-back.ts';
import { followedStatus } from '../../sync/refresher/status.ts';
import { type Services, useServices } from '../../sync/services.ts';
import { composeNotification, notifiedView } from './compose-notification.ts';

/** Shows notifications of changed fronts while it is mounted; renders nothing. */
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

/** Upper bound of the wait for who was fronting before. */
const SINCE_LIMIT_MS = 5_000;

function describe(
  services: Services,
  id: string,
  isNamed: boolean,
): DeviceNotification | Promise<DeviceNotification> {
  const view = viewOf(services, id);
  if (!isNamed || view.lastSwitch === null || view.fronters.length === 0)
    return composeNotification(view, isNamed);
  return sinceOf(services, id, view.lastSwitch).then((since) =>
    composeNotification(viewOf(services, id), true, since),
  );
}

/** Null if it isn't shared, or arrives too late. */
async function sinceOf(services: Services, id: string, lastSwitch: string): Promise<FrontSince> {
  const { client, session, queryClient, clock } = services;
  const caller = namedCaller(services, systemCaller(client, session.getState().system, id), id);
  const reader = services.once(createSinceReader);
  const asked = queryClient
    .fetchQuery({
      ...switchQueries(caller).since(id, lastSwitch),
      queryFn: ({ signal }) => reader.read(caller, { systemRef: id, lastSwitch, signal }),
    })
    .catch(() => null);
  return withDeadline(clock, SINCE_LIMIT_MS, asked);
}

function viewOf(services: Services, id: string): SystemView {
  const viewer = viewerOf(services.session.getState().system, id);
  const { settings, followedDetails } = services;
  const status = followedStatus(services, viewer, id).getSnapshot();
  // Nothing of it is in a notification without names, which is what discreet mode shows.
  return notifiedView(status, settings.getState(), followedDetails.getState());
}

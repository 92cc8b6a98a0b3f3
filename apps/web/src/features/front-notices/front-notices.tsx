import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { viewSystem } from '../../cache/naming/system-view.ts';
import { browserNotices, type DeviceNotice } from '../../platform/device-notices.ts';
import { watchFronts } from '../../sync/front-notices/watch-fronts.ts';
import { composeStatus } from '../../sync/refresher/compose-status.ts';
import { type Services, useServices } from '../../sync/services.ts';
import { composeNotice } from './compose-notice.ts';

/** Tells of fronts that change, as long as it is shown; itself it shows nothing. */
export function FrontNotices() {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    const stopWatching = watchFronts({
      ...services,
      device: browserNotices,
      startedAtMs: performance.timeOrigin,
      compose: (id, isNamed) => describe(services, id, isNamed),
    });
    const stopListening = browserNotices.onClick((path) => void router.navigate({ href: path }));
    const stopForgetting = services.session.subscribe(({ system }, { system: former }) => {
      // What was told may be what only another owner's key showed.
      if (former !== null && system?.uuid !== former.uuid) void browserNotices.close();
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
): DeviceNotice {
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
  return composeNotice(viewSystem(status, settings.getState()), isNamed);
}

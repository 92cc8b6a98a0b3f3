import { createSandbox, pictureDataUrl, worldGuide } from '@frontboard/sandbox';
import type { Environment } from './create-services.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from './persistence/documents/pkstatus-settings.ts';
import { writePkstatusSettings } from './persistence/documents/read-pkstatus-settings.ts';
import { DEFAULT_PREFERENCES } from './persistence/documents/stored-preferences.ts';
import { systemClock } from './platform/clock.ts';
import { createSafeStorage, memoryStorage } from './platform/storage.ts';
import { loneTab } from './platform/tabs.ts';
import { createServersStore } from './session/servers.ts';
import { PREFERENCES_KEY, SETTINGS_KEY } from './state/settings.ts';

/** A world of invented systems in this page, one of them the own system. It sends no requests and stores nothing. */
export function openDemo(): Pick<
  Environment,
  'storage' | 'fetch' | 'firstFollowed' | 'tabs' | 'queueTabs' | 'demo'
> {
  const sandbox = createSandbox({ world: 'demo', clock: systemClock, imageUrl: pictureDataUrl });
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const { follow, own } = worldGuide('demo');
  const token = sandbox.tokens.find(({ systemId }) => systemId === own.id)?.token ?? null;
  storage.set(SETTINGS_KEY, JSON.stringify(writePkstatusSettings({ ...DEFAULT_PKSTATUS_SETTINGS, token })));
  // Settings without preferences would look like those of PKStatus, which has no theme of the device.
  storage.set(PREFERENCES_KEY, JSON.stringify(DEFAULT_PREFERENCES));
  // The service does not list the servers of a system.
  const uuid = sandbox.state.index.systemById.get(own.id);
  if (uuid !== undefined) {
    const servers = createServersStore(storage);
    servers.update(() => ({ [uuid]: own.servers }));
    servers.dispose();
  }
  return {
    storage,
    fetch: (request) => sandbox.fetch(request),
    firstFollowed: follow,
    tabs: loneTab(),
    queueTabs: loneTab(),
    demo: true,
  };
}

import { createSandbox, pictureDataUrl, worldGuide } from '@frontboard/sandbox';
import type { Environment } from './create-services.ts';
import { systemClock } from './platform/clock.ts';
import { createSafeStorage, memoryStorage } from './platform/storage.ts';
import { loneTab } from './platform/tabs.ts';

/** A world of invented systems inside this page. Nothing leaves it, and nothing is kept. */
export function openDemo(): Pick<
  Environment,
  'storage' | 'fetch' | 'firstFollowed' | 'tabs' | 'outboxTabs' | 'demo'
> {
  const sandbox = createSandbox({ world: 'demo', clock: systemClock, imageUrl: pictureDataUrl });
  return {
    storage: createSafeStorage({ open: () => memoryStorage() }),
    fetch: (request) => sandbox.fetch(request),
    firstFollowed: worldGuide('demo').follow,
    tabs: loneTab(),
    outboxTabs: loneTab(),
    demo: true,
  };
}

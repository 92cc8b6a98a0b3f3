import type { EarlyRead } from '@frontboard/client';
import type { FollowedStatus } from '../cache/status/types.ts';
import { createServices } from '../create-services.ts';
import { viewerOf } from '../session/viewer.ts';
import { followedStatus } from '../sync/refresher/status.ts';
import { createFlag, createOrigin, type FakeOrigin, type Flag } from './fake-browser.ts';
import type { FakeClock } from './fake-clock.ts';
import type { SmallWorld } from './small-world.ts';

interface OpenAppOptions {
  readonly world: SmallWorld;
  readonly clock: FakeClock;
  readonly origin?: FakeOrigin;
  readonly online?: Flag;
  readonly visible?: Flag;
  /** The latency to the service in one direction. */
  readonly latencyMs?: number;
  /** The requests of the page before the app's code runs. */
  readonly earlyReads?: readonly EarlyRead[];
}

/** One tab of the app, without its screens. */
export interface OpenApp extends ReturnType<typeof createServices> {
  readonly origin: FakeOrigin;
  readonly onlineFlag: Flag;
  readonly visibleFlag: Flag;
  /** How often the app opened the settings. */
  readonly settingsOpened: () => number;
  /** What a status screen shows of a system. */
  status(id: string): FollowedStatus;
  /** Closes the tab abruptly, as a crash does. */
  close(): void;
}

/** Opens a tab on the small world: the real client, stores and refresher, with a network that the test controls. */
export function openApp({
  world,
  clock,
  origin = createOrigin(),
  online = createFlag(true),
  visible = createFlag(true),
  latencyMs = 20,
  earlyReads = [],
}: OpenAppOptions): OpenApp {
  const tabs = origin.openTabs('status');
  const queueTabs = origin.openTabs('outbox');
  let settingsOpened = 0;
  const services = createServices({
    storage: origin.openStorage(),
    tabs,
    queueTabs,
    online,
    visibility: visible,
    clock,
    async fetch(request) {
      await clock.sleep(latencyMs);
      if (!online.getSnapshot()) throw new TypeError('Failed to fetch');
      const response = await world.sandbox.fetch(request, { ip: '192.0.2.1' });
      await clock.sleep(latencyMs);
      return response;
    },
    serviceUrl: 'https://pluralkit.example',
    demo: false,
    earlyReads,
    firstFollowed: [],
    openSettings: () => {
      settingsOpened += 1;
    },
  });
  return {
    ...services,
    origin,
    onlineFlag: online,
    visibleFlag: visible,
    settingsOpened: () => settingsOpened,
    status(id) {
      const viewer = viewerOf(services.session.getState().system, id);
      return followedStatus(services, viewer, id).getSnapshot();
    },
    close() {
      tabs.close();
      queueTabs.close();
      services.dispose();
    },
  };
}

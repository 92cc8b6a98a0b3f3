import { createRandom } from '@frontboard/sandbox';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { createServices } from '../../create-services.ts';
import type { Clock } from '../../platform/clock.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import type { SwitchQueue } from '../../sync/switches/types.ts';
import { createFlag, createOrigin } from '../fake-browser.ts';
import { OWN_TOKEN, OWN_UUID } from './own-system.ts';
import type { Place } from './place.ts';

/** A person's device: its tabs, its clock, its network. */
export interface Device {
  readonly clock: Clock;
  tab(index: number): SwitchQueue;
  /** Whether a tab knows its system. */
  isLoggedIn(index: number): boolean;
  /** Closes a tab abruptly and opens it again. */
  reload(index: number): void;
  setView(index: number, isVisible: boolean): void;
  /** A screen of a tab asks who is in front. */
  look(index: number): void;
  setOnline(isOnline: boolean): void;
  setLatency(range: readonly [number, number]): void;
  moveClock(byMs: number): void;
  /** How often the browser has repeated a request. */
  readonly repetitions: number;
  close(): void;
}

interface DeviceOptions {
  readonly seed: number;
  readonly tabCount: number;
  /** The browser repeats a request without an answer. */
  readonly isRepeating: boolean;
}

/** Opens `tabCount` tabs. `onChange` is called when the queue of one shows something else. */
export function openDevice(
  place: Place,
  { seed, tabCount, isRepeating }: DeviceOptions,
  onChange: (switchQueue: SwitchQueue) => void,
): Device {
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: OWN_TOKEN } }));
  const random = createRandom(`device ${seed}`);
  const online = createFlag(true);
  let offsetMs = 0;
  let repetitions = 0;
  let latency: readonly [number, number] = [1, 10];
  const clock: Clock = {
    now: () => place.clock.now() + offsetMs,
    setTimeout: (fn, ms) => place.clock.setTimeout(fn, ms),
    clearTimeout: (handle) => place.clock.clearTimeout(handle),
  };

  /** The latency to the service and back: it takes its time, and breaks when the network or the page ends. */
  function travel(signal: AbortSignal): Promise<void> {
    const [least, most] = latency;
    return new Promise((resolve, reject) => {
      place.clock.setTimeout(
        () => {
          if (signal.aborted) reject(signal.reason);
          else if (online.getSnapshot()) resolve();
          else reject(new TypeError('Failed to fetch'));
        },
        least + random.next() * (most - least),
      );
    });
  }

  /** As in browsers: a request without an answer is sent again, without the knowledge of the page, while the service may be working on the first. */
  async function reach(request: Request): Promise<Response> {
    const repetition = request.clone();
    try {
      return await place.fetch(request);
    } catch (error) {
      if (!isRepeating || repetition.signal.aborted || !online.getSnapshot()) throw error;
      repetitions += 1;
      await new Promise<void>((resolve) => {
        place.clock.setTimeout(resolve, 2 + random.next() * 23);
      });
      return place.fetch(repetition);
    }
  }

  function open() {
    const tabs = origin.openTabs('status');
    const queueTabs = origin.openTabs('outbox');
    const visibility = createFlag(true);
    const services = createServices({
      storage: origin.openStorage(),
      tabs,
      queueTabs,
      online,
      visibility,
      clock,
      async fetch(request) {
        await travel(request.signal);
        const response = await reach(request);
        await travel(request.signal);
        return response;
      },
      serviceUrl: place.serviceUrl,
      demo: false,
      firstFollowed: [],
      openSettings: () => {},
    });
    const { switchQueue } = services;
    switchQueue.subscribe(() => onChange(switchQueue));
    return {
      switchQueue,
      visibility,
      session: services.session,
      look() {
        const { client, queryClient } = services;
        const lookups = systemLookups({ client, viewer: OWN_UUID, call: {} });
        // A screen that gets no answer continues with what it knew.
        queryClient.fetchQuery({ ...lookups.front(OWN_UUID), staleTime: 0 }).catch(() => null);
      },
      close() {
        // A closed page releases its lock and sends no message.
        tabs.close();
        queueTabs.close();
        services.dispose();
      },
    };
  }

  const opened = Array.from({ length: tabCount }, open);
  const at = (index: number) => {
    const tab = opened[index];
    if (tab === undefined) throw new RangeError(`There is no tab ${index}.`);
    return tab;
  };

  return {
    clock,
    tab: (index) => at(index).switchQueue,
    isLoggedIn: (index) => at(index).session.getState().state === 'logged-in',
    reload(index) {
      at(index).close();
      opened[index] = open();
    },
    setView: (index, isVisible) => at(index).visibility.set(isVisible),
    look: (index) => at(index).look(),
    setOnline: (isOnline) => online.set(isOnline),
    setLatency(range) {
      latency = range;
    },
    moveClock(byMs) {
      offsetMs += byMs;
    },
    get repetitions() {
      return repetitions;
    },
    close() {
      for (const tab of opened) tab.close();
    },
  };
}

import { useSyncExternalStore } from 'react';
import { systemClock } from '../platform/clock.ts';
import { createTicker } from '../platform/ticker.ts';
import { browserVisibility } from '../platform/visibility.ts';

const TICK_MS = 10_000;
/** The kit's own, of the same make as that of the services: what it draws is also drawn where there are none. */
const ticker = createTicker(systemClock, browserVisibility());

const subscribe = (fn: () => void) => ticker.subscribe(TICK_MS, fn);
const getSnapshot = () => ticker.getSnapshot(TICK_MS);

/** The time in ms, shared by all that tick: renewed every 10 s, and not at all while the page is hidden. */
export function useTickingNow(): number {
  return useSyncExternalStore(subscribe, getSnapshot);
}

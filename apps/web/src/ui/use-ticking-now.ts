import { useCallback, useSyncExternalStore } from 'react';
import { systemClock } from '../platform/clock.ts';
import { createTicker } from '../platform/ticker.ts';
import { browserVisibility } from '../platform/visibility.ts';

const TICK_MS = 10_000;
/** The kit's own, of the same make as that of the services: what it draws is also drawn where there are none. */
const ticker = createTicker(systemClock, browserVisibility());

/** The time in ms, shared by all that tick alike: renewed every `everyMs` (10 s), and not at all while the page is hidden. */
export function useTickingNow(everyMs = TICK_MS): number {
  const subscribe = useCallback((fn: () => void) => ticker.subscribe(everyMs, fn), [everyMs]);
  const getSnapshot = () => ticker.getSnapshot(everyMs);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

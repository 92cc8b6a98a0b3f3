import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { systemClock } from '../../platform/clock.ts';
import { createTicker } from '../../platform/ticker.ts';
import { browserVisibility } from '../../platform/visibility.ts';

const TICK_MS = 10_000;
/** The kit's own ticker, of the same kind as the services' one: the kit also renders without services. */
const ticker = createTicker(systemClock, browserVisibility());

/** The time in ms, shared by all users of one interval: updated every `everyMs` (10 s), and not while the page is hidden. */
export function useTickingNow(everyMs = TICK_MS): number {
  const subscribe = useCallback((fn: () => void) => ticker.subscribe(everyMs, fn), [everyMs]);
  const getSnapshot = () => ticker.getSnapshot(everyMs);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** The service's clock minus this device's, in ms; the shell sets it. */
export const ServiceClockSkew = createContext(0);

/** As `useTickingNow`, by the service's clock: for times that the service has written. */
export function useTickingServiceNow(everyMs = TICK_MS): number {
  return useTickingNow(everyMs) + useContext(ServiceClockSkew);
}

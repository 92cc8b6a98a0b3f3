import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useStateServices } from './services.tsx';

/** The time in milliseconds since 1970, updated every `everyMs`. All users share one timer, which stops while the page is hidden. */
export function useNow(everyMs: number): number {
  const { ticker } = useStateServices();
  const subscribe = useCallback((fn: () => void) => ticker.subscribe(everyMs, fn), [ticker, everyMs]);
  return useSyncExternalStore(subscribe, () => ticker.getSnapshot(everyMs));
}

/** The service's clock minus this device's, in milliseconds; 0 below a minute. */
export function useClockSkew(): number {
  return useStore(useStateServices().clockSkew) ?? 0;
}

/** As `useNow`, by the service's clock: for the times of switches. */
export function useServiceNow(everyMs: number): number {
  return useNow(everyMs) + useClockSkew();
}

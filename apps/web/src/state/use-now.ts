import { useCallback, useSyncExternalStore } from 'react';
import { useStateServices } from './services.tsx';

/** The time in milliseconds since 1970, updated every `everyMs`. All users share one timer, which stops while the page is hidden. */
export function useNow(everyMs: number): number {
  const { ticker } = useStateServices();
  const subscribe = useCallback((fn: () => void) => ticker.subscribe(everyMs, fn), [ticker, everyMs]);
  return useSyncExternalStore(subscribe, () => ticker.getSnapshot(everyMs));
}

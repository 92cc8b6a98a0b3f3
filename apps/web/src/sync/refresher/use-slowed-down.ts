import { useSyncExternalStore } from 'react';
import { useRefresherServices } from './services.ts';

/** Whether the service refused a request in the last seconds because of the rate limit. The client waits it out. */
export function useSlowedDown(): boolean {
  const { queue } = useRefresherServices().client;
  return useSyncExternalStore(queue.subscribe, () => queue.getSnapshot().recentlyLimited > 0);
}

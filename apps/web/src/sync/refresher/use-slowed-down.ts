import { useSyncExternalStore } from 'react';
import { useRefresherServices } from './services.ts';

/** Whether the service refused a request in the last seconds for coming too fast. Waiting it out is the client's affair. */
export function useSlowedDown(): boolean {
  const { queue } = useRefresherServices().client;
  return useSyncExternalStore(queue.subscribe, () => queue.getSnapshot().recentlyLimited > 0);
}

import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { OnlineMonitor } from '../platform/online.ts';

/**
 * The query cache. Retries happen in one place, the client's queue, so nothing is retried here. The caller decides what is fresh
 * enough; a window that gets the focus fetches nothing. When the device is online again, only failed queries are fetched again, so that no
 * screen continues to say that the service can't be reached. Without `online` the device counts as online.
 */
export function createQueryClient(online?: OnlineMonitor): QueryClient {
  if (online !== undefined) followOnline(online);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        networkMode: 'always',
        queryKeyHashFn: hashOf,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The hash of a query key. Keys are flat, so the order of properties, which the library's own function spends its time on, does not matter. */
export function hashOf(queryKey: QueryKey): string {
  return JSON.stringify(queryKey);
}

/**
 * The library assumes that a page is opened online, and listens only after the first screen is mounted. A page that is offline
 * at that time would miss the reconnection. So the library gets the state now, and every change from now on.
 */
function followOnline(online: OnlineMonitor): void {
  onlineManager.setEventListener((setOnline) => {
    const look = () => setOnline(online.getSnapshot());
    look();
    return online.subscribe(look);
  });
}

import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { OnlineMonitor } from '../platform/online.ts';

/**
 * The query cache. Retrying happens in one place, the client's queue, so nothing is retried here; and when something is
 * fresh enough is decided by who asks, not by the window getting the focus. Only what failed is asked again when the device is online
 * again, so that no screen goes on saying that the service can't be reached. Without `online` the device is taken to be online.
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
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * By itself the library takes every page to be opened online, and listens only once the first screen is mounted: a page
 * that is offline by then would miss the way back. So it gets the state now, and each change from now on.
 */
function followOnline(online: OnlineMonitor): void {
  onlineManager.setEventListener((setOnline) => {
    const look = () => setOnline(online.getSnapshot());
    look();
    return online.subscribe(look);
  });
}

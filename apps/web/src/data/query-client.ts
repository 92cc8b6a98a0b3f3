import { onlineManager, QueryClient } from '@tanstack/react-query';
import { browserOnline } from '../platform/online.ts';

/**
 * The query cache. Retrying happens in one place, the client's queue, so nothing is retried here; and when something is
 * fresh enough is decided by who asks, not by the window getting the focus. Only what failed is asked again when the device is online
 * again, so that no screen goes on saying that the service can't be reached.
 */
export function createQueryClient(): QueryClient {
  followOnline();
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
 * The library takes every page to be opened online and listens only once the first screen is there. Whoever is offline by
 * then would miss the way back, so it hears how things are, and each change, from now on. Node has no window.
 */
function followOnline(): void {
  if (globalThis.window === undefined) return;
  const online = browserOnline();
  onlineManager.setEventListener((setOnline) => {
    const look = () => setOnline(online.getSnapshot());
    look();
    return online.subscribe(look);
  });
}

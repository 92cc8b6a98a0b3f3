import { onlineManager, QueryClient } from '@tanstack/react-query';

/**
 * The query cache. Retrying happens in one place, the client's queue, so nothing is retried here; and when something is
 * fresh enough is decided by who asks, not by the window getting the focus. Only what failed is asked again when the device is online
 * again, so that no screen goes on saying that the service can't be reached.
 */
export function createQueryClient(): QueryClient {
  // The library takes every page to be opened online, and a page that was not would miss the way back. Node has no navigator.
  onlineManager.setOnline(globalThis.navigator?.onLine !== false);
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

import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache. Retrying happens in one place, the client's queue, so nothing is retried here; and when something is
 * fresh enough is decided by who asks, not by the window getting the focus.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

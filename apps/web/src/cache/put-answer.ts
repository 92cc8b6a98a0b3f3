import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Replaces what is cached for a query by the answer to a write, and returns what is cached then. A request in flight was sent earlier and
 * may return what was there before, so it is cancelled.
 */
export function putAnswer<T>(
  queryClient: QueryClient,
  { queryKey }: { readonly queryKey: QueryKey },
  answer: T,
): T {
  void queryClient.cancelQueries({ queryKey, exact: true });
  return queryClient.setQueryData<T>(queryKey, () => answer) ?? answer;
}

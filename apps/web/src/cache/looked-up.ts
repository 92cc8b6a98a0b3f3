import { isApiError, isOwnWord } from '@frontboard/client';
import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_CACHE_TTL_SECONDS } from '../persistence/documents/cache-entry.ts';
import type { Caller } from '../session/caller.ts';
import type { Shared } from './shared.ts';

/** How the service itself refused to share something; null for any other error. */
export function refusalIn(error: unknown): 'private' | 'not-found' | null {
  if (!isApiError(error) || !isOwnWord(error)) return null;
  return error.status === 403 ? 'private' : error.status === 404 ? 'not-found' : null;
}

/** Turns a 403 and a 404 of the service itself into answers. Everything else still rejects. */
export async function shared<T>(answer: Promise<T>): Promise<Shared<T>> {
  try {
    return { state: 'shared', value: await answer };
  } catch (error) {
    const state = refusalIn(error);
    if (state === null) throw error;
    return { state };
  }
}

/** The options of everything that is looked up: fresh for the cache's time to live, and each answer replaces the one before. */
export const LOOKED_UP = {
  staleTime: DEFAULT_CACHE_TTL_SECONDS * 1_000,
  // Every answer has its own time of arrival, so comparing thousands of records would find them all different.
  structuralSharing: false,
} as const;

/** The query for something that is looked up. `ask` sends the request with the options that it gets. */
export function lookedUp<T>(
  { call }: Pick<Caller, 'call'>,
  queryKey: readonly string[],
  ask: (options: Caller['call'] & { readonly signal: AbortSignal }) => Promise<T>,
) {
  return queryOptions({
    ...LOOKED_UP,
    queryKey,
    queryFn: ({ signal }) => shared(ask({ ...call, signal })),
  });
}

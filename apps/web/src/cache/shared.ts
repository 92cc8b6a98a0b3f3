import { isApiError, isOwnWord } from '@frontboard/client';
import { DEFAULT_CACHE_TTL_SECONDS } from '../persistence/documents/cache-entry.ts';

/**
 * What the service says of something one may or may not see. Not being shared and not being there are answers, not
 * errors: as the newest answer they take the place of whatever was shown before.
 */
export type Shared<T> =
  | { readonly state: 'shared'; readonly value: T }
  | { readonly state: 'private' }
  | { readonly state: 'not-found' };

/** Turns the service's own refusal (403) and its not knowing a thing (404) into answers. Everything else still rejects. */
export async function shared<T>(answer: Promise<T>): Promise<Shared<T>> {
  try {
    return { state: 'shared', value: await answer };
  } catch (error) {
    if (!isApiError(error) || !isOwnWord(error)) throw error;
    if (error.status === 403) return { state: 'private' };
    if (error.status === 404) return { state: 'not-found' };
    throw error;
  }
}

/** What all that is looked up has in common: good for the cache's time to live, and one thing of which only the newest counts. */
export const LOOKED_UP = {
  staleTime: DEFAULT_CACHE_TTL_SECONDS * 1_000,
  // Every answer has its own time of arrival, so comparing thousands of records would find them all different.
  structuralSharing: false,
} as const;

import type { CacheServices } from './services.ts';

/**
 * Reports changes to single entries of the query cache, with one subscription for all of them: `services.once(createQueryWatch)`. For screens that show dozens of entries and fetch none:
 * one observer of the library for each costs more than the rest of a tile (decision 0055).
 */
export function createQueryWatch({ queryClient }: CacheServices) {
  const listeners = new Map<string, Set<() => void>>();
  // Lasts as long as the page: it ends with its services.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' && type !== 'added' && type !== 'removed') return;
    for (const fn of listeners.get(query.queryHash) ?? []) fn();
  });
  return {
    /** @param hash of the query's key, by `hashOf` */
    subscribe(hash: string, fn: () => void): () => void {
      const own = listeners.get(hash) ?? new Set();
      listeners.set(hash, own.add(fn));
      return () => {
        own.delete(fn);
        if (own.size === 0) listeners.delete(hash);
      };
    },
  };
}

import type { prepareSearch } from '@frontboard/model/list';
import { startTransition, useEffect, useState } from 'react';
import { runInSlices } from '../../platform/run-in-slices.ts';
import { type LoadedSearch, loadedSearch, loadSearch } from './load-search.ts';

/** The rows are shown by then. */
const AFTER_MS = 50;

/**
 * Loads the search of a list after its first rows, and prepares it while the page is idle for the first key. Keep the list.
 *
 * @returns the search as far as it is loaded
 */
export function useSearchReady(list: Parameters<typeof prepareSearch>[0]): LoadedSearch {
  const [search, setSearch] = useState(loadedSearch);
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    const timer = setTimeout(async () => {
      const now = await loadSearch();
      if (stop === null) return;
      startTransition(() => setSearch(now));
      if (now.part !== null) stop = runInSlices(now.part.prepareSearch(list), () => {});
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [list]);
  return search;
}

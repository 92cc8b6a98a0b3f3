import type { prepareSearch } from '@frontboard/model/list';
import { useEffect } from 'react';
import { runInSlices } from '../../platform/run-in-slices.ts';
import { loadSearch } from './load-search.ts';

/** The rows are shown by then. */
const AFTER_MS = 50;

/** Loads and prepares the search of a list while the page is idle, so that it is ready for the first key. Keep the list. */
export function useSearchReady(list: Parameters<typeof prepareSearch>[0]): void {
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    const timer = setTimeout(async () => {
      // A search loads it again and says what is missing.
      const part = await loadSearch().catch(() => null);
      if (part !== null && stop !== null) stop = runInSlices(part.prepareSearch(list), () => {});
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
  }, [list]);
}

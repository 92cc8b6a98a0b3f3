import { prepareSearch } from '@frontboard/model/list';
import { useEffect } from 'react';
import { runInSlices } from '../../platform/run-in-slices.ts';

/** The rows are shown by then. */
const AFTER_MS = 50;

/** Prepares the search of a list while the page is idle, so that it is ready for the first key. Keep the list. */
export function useSearchReady(list: Parameters<typeof prepareSearch>[0]): void {
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = runInSlices(prepareSearch(list), () => {});
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [list]);
}

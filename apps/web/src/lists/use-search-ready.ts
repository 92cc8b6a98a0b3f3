import { prepareSearch } from '@frontboard/model/list';
import { useEffect } from 'react';
import { runInSlices } from '../platform/run-in-slices.ts';

/** The rows are shown by then. */
const AFTER_MS = 50;

/** Makes a list ready to be searched in the pauses after it is shown, so that the first key finds it ready. Keep the list. */
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

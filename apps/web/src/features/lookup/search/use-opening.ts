import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Found, useFindBest, type Wanted } from '../../../cache/lookup/use-lookup-answers.ts';

/** Opens the result of a lookup, for Enter. */
interface Opening {
  /** Enter was pressed, and the answer has not arrived. */
  readonly isOpening: boolean;
  /** Waits for the answer, once `address` has the reference, and opens it. */
  readonly start: (wanted: Wanted, address: Promise<void>) => Promise<void>;
  /** Stops waiting. */
  readonly stop: () => void;
}

/**
 * Opens the best answer when it arrives, unless the person continues to type or the address changes before that.
 *
 * @param open gets the result
 */
export function useOpening(open: (found: Found) => void): Opening {
  const router = useRouter();
  const findBest = useFindBest();
  const [current, setCurrent] = useState<AbortController | null>(null);

  const stop = () => {
    current?.abort();
    setCurrent(null);
  };
  const isStillWanted = ({ ref }: Wanted) => {
    const { pathname, search } = router.latestLocation;
    return pathname === '/lookup' && search.q === ref;
  };
  const start = async (wanted: Wanted, address: Promise<void>) => {
    stop();
    const mine = new AbortController();
    setCurrent(mine);
    await address;
    const found = await findBest(wanted);
    if (mine.signal.aborted) return;
    setCurrent(null);
    if (found !== null && isStillWanted(wanted)) open(found);
  };

  return { isOpening: current !== null, start, stop };
}

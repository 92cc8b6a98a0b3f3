import { useLayoutEffect, useState } from 'react';
import { runInSlices } from '../platform/run-in-slices.ts';

/**
 * What long work comes to, done in slices between which the page answers; null until the first is done. While `start` has begun
 * again, what the one before came to stays. Keep the function.
 */
export function useInSlices<T>(start: () => Iterator<void, T, void>): T | null {
  const [done, setDone] = useState<{ readonly value: T } | null>(null);
  // What fits into one slice is there before anything is painted.
  useLayoutEffect(() => runInSlices(start(), (value) => setDone({ value })), [start]);
  return done === null ? null : done.value;
}

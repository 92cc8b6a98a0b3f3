import { useLayoutEffect, useState } from 'react';
import { runInSlices } from '../../platform/run-in-slices.ts';

/**
 * The result of long work, done in slices between which the page responds; null until the first is done. While `start` runs
 * again, the previous result stays. Keep the function.
 */
export function useInSlices<T>(start: () => Iterator<void, T, void>): T | null {
  const [done, setDone] = useState<{ readonly value: T } | null>(null);
  // Work that fits into one slice is done before the paint.
  useLayoutEffect(() => runInSlices(start(), (value) => setDone({ value })), [start]);
  return done === null ? null : done.value;
}

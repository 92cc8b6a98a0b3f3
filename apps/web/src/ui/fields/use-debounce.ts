import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';

interface Debounce<Args extends readonly unknown[]> {
  /** Calls the function after the pause, with these values. A call that waited before is dropped. */
  readonly start: (...args: Args) => void;
  /** Drops the call that waits. */
  readonly stop: () => void;
}

/**
 * Calls a function after a pause in what a person does, for handlers of events. Nothing is called after the component is gone.
 *
 * @param fn the one of the latest rendering is called, so it sees the current state
 * @returns functions that stay the same
 */
export function useDebounce<Args extends readonly unknown[]>(
  fn: (...args: Args) => void,
  delayMs: number,
): Debounce<Args> {
  const latest = useLatest(fn);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [debounce] = useState<Debounce<Args>>(() => {
    const stop = () => clearTimeout(timer.current);
    const start = (...args: Args) => {
      stop();
      timer.current = setTimeout(() => latest.current(...args), delayMs);
    };
    return { start, stop };
  });
  return debounce;
}

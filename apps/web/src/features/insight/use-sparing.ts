import { useEffect, useRef, useState } from 'react';

/** While a history is loading, it changes each second; counting and drawing everything as often would block the page. */
const EVERY_MS = 5_000;

/** A list that follows another, every few seconds at most. At once if it is complete, and while it is empty. */
export function useSparing<T>(list: readonly T[], isComplete: boolean): readonly T[] {
  const [shown, setShown] = useState(list);
  const lastMs = useRef(0);
  const isEmpty = shown.length === 0;
  useEffect(() => {
    const waitMs = isComplete || isEmpty ? 0 : Math.max(0, lastMs.current + EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      lastMs.current = performance.now();
      setShown(list);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [list, isComplete, isEmpty]);
  return shown;
}

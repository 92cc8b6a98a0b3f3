import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of the steps, ascending widths in rem, an element is as wide as: for layouts that also have another number of parts. For a mere
 * difference of style, use a container query.
 */
export function useRoom(element: RefObject<HTMLElement | null>, stepsRem: readonly number[]): number {
  const [reached, setReached] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setReached(stepsRem.filter((step) => current.clientWidth >= step * remPx).length);
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(current);
    return () => resizes.disconnect();
  }, [element, stepsRem]);
  return reached;
}

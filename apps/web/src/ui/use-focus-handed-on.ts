import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus on when the focused element leaves the page, for any reason; otherwise it would be lost, and people with a
 * keyboard would start at the top of the page again.
 *
 * @returns a ref for the element that may leave; it has to leave with the component that calls this
 */
export function useFocusHandedOn<Leaving extends HTMLElement>(
  to: () => HTMLElement | null,
): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  const latest = useRef(to);
  latest.current = to;
  useLayoutEffect(
    () => () => {
      if (leaving.current?.contains(document.activeElement)) latest.current()?.focus();
    },
    [],
  );
  return leaving;
}

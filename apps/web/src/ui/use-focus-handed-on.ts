import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Hands the focus on when what has it leaves the page, for whatever reason; else it would be nowhere, and whoever uses the
 * keyboard would begin at the top of the page again.
 *
 * @returns what to put on the element that may leave; it has to leave with the component that calls this
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

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus on when the focused element leaves the page, for any reason; otherwise it would be lost, and people with a
 * keyboard would start at the top of the page again.
 *
 * @param to finds the element that gets the focus, once what replaces the leaving one is on the page
 * @returns a ref for the element that may leave; it has to leave with the component that calls this
 */
export function useFocusHandedOn<Leaving extends HTMLElement>(
  to: () => HTMLElement | null | undefined,
): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  const latest = useRef(to);
  latest.current = to;
  useLayoutEffect(
    () => () => {
      if (!leaving.current?.contains(document.activeElement)) return;
      // React adds what is new after it has removed this, and an effect of that may take the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) latest.current()?.focus();
      });
    },
    [],
  );
  return leaving;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';

/** Finds the element that gets the focus. `around`: the elements around the one that has left, from the inside out; some have left with it. */
export type FocusHeir = (around: readonly HTMLElement[]) => HTMLElement | null | undefined;

/**
 * Moves the focus on when the focused element leaves the page, for any reason; otherwise it would be lost, and people with a
 * keyboard would start at the top of the page again.
 *
 * @param to is called once what replaces the leaving element is on the page
 * @returns a ref for the element that may leave; it has to leave with the component that calls this
 */
export function useFocusHandedOn<Leaving extends HTMLElement>(to: FocusHeir): RefObject<Leaving | null> {
  const leaving = useRef<Leaving>(null);
  const latest = useLatest(to);
  useLayoutEffect(
    () => () => {
      if (!leaving.current?.contains(document.activeElement)) return;
      const around: HTMLElement[] = [];
      for (let it = leaving.current.parentElement; it !== null; it = it.parentElement) around.push(it);
      // React adds what is new after it has removed this, and an effect of that may take the focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) latest.current(around)?.focus();
      });
    },
    [],
  );
  return leaving;
}

import type { PointerEvent } from 'react';

/**
 * The tooltip of an element whose text is slow to create and seldom needed: the first date that a page formats blocks it for
 * tens of milliseconds. Spread into the element; no text, no tooltip.
 */
export function titleOnHover(words: () => string) {
  return {
    onPointerEnter({ currentTarget }: PointerEvent<HTMLElement>) {
      currentTarget.title = words();
    },
  };
}

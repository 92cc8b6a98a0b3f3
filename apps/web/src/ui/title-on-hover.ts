import type { PointerEvent } from 'react';

/**
 * The tooltip of an element whose words take long to make and are seldom asked for: the first date that a page formats holds it up for
 * tens of milliseconds. Spread into the element; no words, no tooltip.
 */
export function titleOnHover(words: () => string) {
  return {
    onPointerEnter({ currentTarget }: PointerEvent<HTMLElement>) {
      currentTarget.title = words();
    },
  };
}

import type { KeyboardEvent } from 'react';

/** What a search has hidden is passed over. */
const ANY = '[data-system]:not([hidden]) [data-entity]';
const SYSTEM = '[data-system]:not([hidden]) [data-entity="system"]';

/**
 * Lets the arrow keys move through systems and fronters beside Tab, which stops at each: down and up go to the next and
 * the previous system, right and left to the next and the previous name, Home and End to the first and the last.
 */
export function useArrowMoves(): { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void } {
  return { onKeyDown: moveFocus };
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = event.target instanceof Element ? event.target.closest(ANY) : null;
  if (from === null) return;
  const to = destination(event, from);
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}

function destination(event: KeyboardEvent<HTMLElement>, from: Element): HTMLElement | undefined {
  const all = (selector: string) => [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return neighbour(all(ANY), from, (event.key === 'ArrowRight') !== isRightToLeft);
    case 'ArrowDown':
    case 'ArrowUp':
      return neighbour(all(SYSTEM), from, event.key === 'ArrowDown');
    case 'Home':
      return all(ANY)[0];
    case 'End':
      return all(ANY).at(-1);
    default:
      return undefined;
  }
}

/** The next or previous of `candidates` in document order, seen from `from`, which need not be one of them. */
function neighbour(
  candidates: readonly HTMLElement[],
  from: Element,
  forward: boolean,
): HTMLElement | undefined {
  const following = (element: Element) =>
    (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const preceding = (element: Element) =>
    (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return forward ? candidates.find(following) : candidates.findLast(preceding);
}

import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** What a search has hidden is passed over. */
const ANY = '[data-system]:not([hidden]) [data-entity]';
const SYSTEM = '[data-system]:not([hidden]) [data-entity="system"]';

interface ArrowMoves<Board extends HTMLElement> {
  readonly ref: RefObject<Board | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Makes the systems and fronters of a board one stop of Tab: down and up go to the next and the previous system, right and left to the
 * next and the previous name, Home and End to the first and the last; Tab comes back to where one was.
 */
export function useArrowMoves<Board extends HTMLElement>(): ArrowMoves<Board> {
  const ref = useRef<Board>(null);
  useEffect(() => {
    const board = ref.current;
    if (board === null) return;
    const keepOneStop = () => setStop(board, board.querySelector(`${ANY}[tabindex="0"]`));
    keepOneStop();
    // Each row draws itself as its answers come, and a search hides rows: the board is not told of either.
    const changes = new MutationObserver(keepOneStop);
    changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
    return () => changes.disconnect();
  }, []);
  return {
    ref,
    onKeyDown: moveFocus,
    onFocus: ({ currentTarget, target }) => {
      const entity = target.closest(ANY);
      if (entity !== null) setStop(currentTarget, entity);
    },
  };
}

/** Lets Tab stop at `wanted` alone, or at the first one in sight. */
function setStop(board: HTMLElement, wanted: Element | null): void {
  const stop = wanted ?? board.querySelector(ANY);
  for (const former of board.querySelectorAll('[data-entity][tabindex="0"]')) {
    if (former !== stop) former.setAttribute('tabindex', '-1');
  }
  stop?.setAttribute('tabindex', '0');
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

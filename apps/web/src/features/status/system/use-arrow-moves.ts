import { type Step, useOneStop } from '../../../ui/focus/use-one-stop.ts';

/** Hidden rows are skipped. */
const ROWS = ':is([data-system], [data-folder]):not([hidden])';
const ITEMS = '[data-entity]';
const ANY = `${ROWS} ${ITEMS}`;
const SYSTEM = `${ROWS} :is([data-entity="system"], [data-entity="folder"])`;
const FOLDERS = '[data-part]';

/**
 * Makes the systems and fronters of a board one Tab stop, or those of each folder: down and up go to the next and the previous system, right and left to the
 * next and the previous name, Home and End to the first and the last; Tab returns to the last one.
 */
export function useArrowMoves<Board extends HTMLElement>() {
  return useOneStop<Board>({ rows: ROWS, items: ITEMS, parts: FOLDERS, destination });
}

function destination(step: Step, from: HTMLElement, board: HTMLElement): HTMLElement | undefined {
  const all = (selector: string) => [...board.querySelectorAll<HTMLElement>(selector)];
  switch (step) {
    case 'next':
    case 'previous':
      return neighbour(all(ANY), from, step === 'next');
    case 'down':
    case 'up':
      return neighbour(all(SYSTEM), from, step === 'down');
    case 'first':
      return all(ANY)[0];
    case 'last':
      return all(ANY).at(-1);
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

import { type Step, useOneStop } from '../../../ui/focus/use-one-stop.ts';

const ROWS = 'li';
const ITEMS = 'button';

/**
 * Makes a list of switches one Tab stop: down and up go to the same button of the next and the previous switch, right and left to the
 * other buttons of one, Home and End to the first and the last switch.
 */
export function useRowMoves() {
  return useOneStop<HTMLOListElement>({ rows: ROWS, items: ITEMS, destination });
}

function destination(step: Step, from: HTMLElement, list: HTMLElement): HTMLElement | undefined {
  const rows = [...list.querySelectorAll(ROWS)].map((row) => [...row.querySelectorAll<HTMLElement>(ITEMS)]);
  const line = rows.findIndex((row) => row.includes(from));
  const place = rows[line]?.indexOf(from) ?? 0;
  switch (step) {
    case 'next':
      return rows[line]?.[place + 1];
    case 'previous':
      return rows[line]?.[place - 1];
    case 'down':
      return rows[line + 1]?.[place];
    case 'up':
      return rows[line - 1]?.[place];
    case 'first':
      return rows[0]?.[place];
    case 'last':
      return rows.at(-1)?.[place];
  }
}

import type { Step } from '../../../ui/focus/use-one-stop.ts';

/** Where a key leads in the quilt of a year: to the day before or after, or to the same day of another month if it has one. */
export function patchAfter(step: Step, from: HTMLElement): HTMLElement | undefined {
  const cell = from.closest('td, th');
  const row = cell?.parentElement;
  if (!(cell instanceof HTMLTableCellElement) || !(row instanceof HTMLTableRowElement)) return undefined;
  const other = (next: Element | null) => (next instanceof HTMLTableRowElement ? [...next.cells] : []);
  const cells = [...row.cells];
  const above = other(row.previousElementSibling);
  const below = other(row.nextElementSibling);
  const to = {
    previous: cells[cell.cellIndex - 1] ?? above.at(-1),
    next: cells[cell.cellIndex + 1] ?? below[0],
    up: above[Math.min(cell.cellIndex, above.length - 1)],
    down: below[Math.min(cell.cellIndex, below.length - 1)],
    first: cells[0],
    last: cells.at(-1),
  }[step];
  return to?.querySelector<HTMLElement>('button') ?? undefined;
}

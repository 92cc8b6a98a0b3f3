/** Items from `first` up to, not including, `end`. */
export interface ItemRange {
  readonly first: number;
  readonly end: number;
}

interface WindowOptions {
  /** How many items there are, and how many are side by side. */
  readonly count: number;
  readonly columns: number;
  /** px */
  readonly rowPx: number;
  /** The distance of the list's top from the top of the window, px; negative once it is scrolled past. */
  readonly topPx: number;
  readonly windowPx: number;
}

/** Rows beyond the edges of the window that render too, so that scrolling shows no gaps. */
export const SPARE_ROWS = 6;

/** The range moves in steps of so many rows: fewer render again while scrolling. */
const STEP_ROWS = 4;

/** Which items of a list render: those in the window and some around it. */
export function rangeInWindow({ count, columns, rowPx, topPx, windowPx }: WindowOptions): ItemRange {
  if (rowPx <= 0 || count === 0) return { first: 0, end: 0 };
  const rows = Math.ceil(count / columns);
  const above = Math.floor(-topPx / rowPx) - SPARE_ROWS;
  const below = Math.ceil((windowPx - topPx) / rowPx) + SPARE_ROWS;
  const firstRow = clamp(Math.floor(above / STEP_ROWS) * STEP_ROWS, 0, rows);
  const endRow = clamp(Math.ceil(below / STEP_ROWS) * STEP_ROWS, firstRow, rows);
  return { first: firstRow * columns, end: Math.min(endRow * columns, count) };
}

/** The indices to render, in order: the range, and the focused item even if it is elsewhere. */
export function drawnIndices({ first, end }: ItemRange, active: number, count: number): number[] {
  const indices = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (active < 0 || active >= count || (active >= first && active < end)) return indices;
  return active < first ? [active, ...indices] : [...indices, active];
}

/** How far a key moves in a list; null if it does not move. */
export function moveByKey(
  key: string,
  from: number,
  {
    count,
    columns,
    pageRows,
    isRightToLeft,
  }: { count: number; columns: number; pageRows: number; isRightToLeft: boolean },
): number | null {
  const last = count - 1;
  const to = (index: number) => clamp(index, 0, last);
  switch (key) {
    case 'ArrowDown':
      // From the last row but one, a shorter last row can still be reached.
      return from + columns > last && Math.floor(from / columns) === Math.floor(last / columns)
        ? from
        : to(from + columns);
    case 'ArrowUp':
      return from - columns < 0 ? from : from - columns;
    case 'ArrowRight':
    case 'ArrowLeft':
      if (columns === 1) return null;
      return to(from + ((key === 'ArrowRight') === isRightToLeft ? -1 : 1));
    case 'PageDown':
      return to(from + columns * pageRows);
    case 'PageUp':
      return to(from - columns * pageRows);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

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

interface GrowthOptions {
  /** How many items are added at most. */
  readonly count: number;
  /** Where to begin if none of the range is drawn: at the first item in the window. */
  readonly start: number;
}

/** The drawn part of a range, grown by at most `count` items: first below, then above. */
export function grownRange(drawn: ItemRange, range: ItemRange, { count, start }: GrowthOptions): ItemRange {
  const overlap = withinRange(drawn, range);
  const { first, end } = overlap.first < overlap.end ? overlap : { first: start, end: start };
  const below = Math.min(count, range.end - end);
  const above = Math.min(count - below, first - range.first);
  return { first: first - above, end: end + below };
}

/** The items of one range that are in another, too; no item if there are none. */
function withinRange(drawn: ItemRange, range: ItemRange): ItemRange {
  const [first, end] = [Math.max(drawn.first, range.first), Math.min(drawn.end, range.end)];
  return first < end ? { first, end } : { first: range.first, end: range.first };
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

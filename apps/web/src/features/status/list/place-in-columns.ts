/** The place of a box. */
export interface BoxPlace {
  readonly column: number;
  readonly topPx: number;
}

/** Places boxes one after another, each in the column that is shortest so far; the first of several equal ones. A wide one is below all before it. */
export function placeInColumns(
  boxes: readonly { readonly heightPx: number; readonly isWide?: boolean }[],
  columns: number,
  gapPx: number,
): { readonly places: readonly BoxPlace[]; readonly heightPx: number } {
  const bottoms = Array.from({ length: columns }, () => 0);
  const places = boxes.map(({ heightPx, isWide = false }) => {
    const topPx = isWide ? Math.max(...bottoms) : Math.min(...bottoms);
    const column = isWide ? 0 : bottoms.indexOf(topPx);
    bottoms.fill(topPx + heightPx + gapPx, column, isWide ? columns : column + 1);
    return { column, topPx };
  });
  return { places, heightPx: Math.max(0, ...bottoms.map((bottom) => bottom - gapPx)) };
}

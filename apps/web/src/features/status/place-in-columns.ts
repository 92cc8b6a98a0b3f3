/** The place of a box. */
export interface BoxPlace {
  readonly column: number;
  readonly topPx: number;
}

/** Places boxes of these heights one after another, each in the column that is shortest so far; the first of several equal ones. */
export function placeInColumns(
  heightsPx: readonly number[],
  columns: number,
  gapPx: number,
): { readonly places: readonly BoxPlace[]; readonly heightPx: number } {
  const bottoms = Array.from({ length: columns }, () => 0);
  const places = heightsPx.map((height) => {
    const topPx = Math.min(...bottoms);
    const column = bottoms.indexOf(topPx);
    bottoms[column] = topPx + height + gapPx;
    return { column, topPx };
  });
  return { places, heightPx: Math.max(0, ...bottoms.map((bottom) => bottom - gapPx)) };
}

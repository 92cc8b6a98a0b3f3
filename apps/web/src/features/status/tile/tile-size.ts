/** Up to this many fronters are one below the other in their tile; more of them in two columns. */
const ONE_COLUMN = 4;

/** How fronters share the tile of their system: one alone has all of it, two halve it, a few have a row each, many are in two columns. */
export function arrangement(fronters: number): {
  readonly kind: 'alone' | 'two' | 'rows' | 'pairs';
  readonly rows: number;
} {
  if (fronters <= 1) return { kind: 'alone', rows: 1 };
  if (fronters === 2) return { kind: 'two', rows: 2 };
  if (fronters <= ONE_COLUMN) return { kind: 'rows', rows: fronters };
  return { kind: 'pairs', rows: Math.ceil(fronters / 2) };
}

/**
 * The largest whole number from `min` to `max` that `fits`, given that a larger one fits only if the smaller ones do; `min` if none does.
 */
export function largestThatFits(min: number, max: number, fits: (size: number) => boolean): number {
  let [low, high] = [min, max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** From this many fronters on, their tiles are drawn smaller, so that one system does not push all others off the screen. */
const MANY_FRONTERS = 7;

/** Whether a system has so many fronters that their tiles are smaller and stand in two rows. */
export function areMany(fronters: number): boolean {
  return fronters >= MANY_FRONTERS;
}

/** How many fronters a block is wide enough for, side by side, when the screen is. */
export function fronterRoom(fronters: number): number {
  return areMany(fronters) ? Math.ceil(fronters / 2) : Math.max(1, fronters);
}

/**
 * The largest whole number from `min` to `max` that `fits`, which a larger one does only if the smaller ones do; `min` when none does.
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

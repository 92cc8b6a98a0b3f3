/** The middle value (mean of the two middle ones for an even count). NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/**
 * The median of the first values of all runs, of the second ones, and so on: the worst of them is what takes longest, and not what the
 * machine did beside it in one run.
 */
export function mediansByPlace(runs: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = runs;
  return first.map((_, place) => median(runs.map((values) => values[place] ?? Number.NaN)));
}

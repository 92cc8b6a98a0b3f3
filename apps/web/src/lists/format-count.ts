// Made once: making one takes as long as drawing a row.
const counts = new Intl.NumberFormat('en');

/** A count as it is written: 2,500. */
export function formatCount(count: number): string {
  return counts.format(count);
}

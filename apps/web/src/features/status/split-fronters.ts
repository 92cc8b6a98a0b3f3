/**
 * How many fronters a table cell shows before it is cut short.
 *
 * A column for each fronter of the busiest system makes every other row mostly empty, and a cell without a limit lets
 * one system of thirty fill the board. Eight names are about two lines of a wide board; hardly any front is larger.
 */
const SHOWN_FRONTERS = 8;

/** The fronters to show, and how many are left for "Show 4 others". One more than the limit is shown too: a button in its place would save nothing. */
export function splitFronters<T>(fronters: readonly T[]): { shown: readonly T[]; rest: number } {
  if (fronters.length <= SHOWN_FRONTERS + 1) return { shown: fronters, rest: 0 };
  return { shown: fronters.slice(0, SHOWN_FRONTERS), rest: fronters.length - SHOWN_FRONTERS };
}

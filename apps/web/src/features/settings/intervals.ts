import { uiWords } from '../../ui/words.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** The choices for the two update intervals, in seconds: 10 seconds to one day. */
export const INTERVALS_S: readonly number[] = [
  10,
  30,
  MINUTE_S,
  2 * MINUTE_S,
  5 * MINUTE_S,
  10 * MINUTE_S,
  15 * MINUTE_S,
  30 * MINUTE_S,
  HOUR_S,
  2 * HOUR_S,
  6 * HOUR_S,
  12 * HOUR_S,
  DAY_S,
];

const UNITS = [
  ['day', DAY_S],
  ['hour', HOUR_S],
  ['minute', MINUTE_S],
  ['second', 1],
] as const;

/** A duration in words, exact to the second: "5 minutes", "1 hour 30 minutes". */
export function formatInterval(seconds: number): string {
  let rest = Math.max(0, Math.round(seconds));
  const parts: string[] = [];
  for (const [unit, unitS] of UNITS) {
    const count = Math.floor(rest / unitS);
    rest -= count * unitS;
    if (count > 0) parts.push(uiWords.amount(count, unit));
  }
  return parts.join(' ') || uiWords.amount(0, 'second');
}

/** The choices for an interval, in rising order, with an interval that was set elsewhere (a restored backup). */
export function intervalChoices(currentS: number): readonly number[] {
  return INTERVALS_S.includes(currentS) ? INTERVALS_S : [...INTERVALS_S, currentS].sort((a, b) => a - b);
}

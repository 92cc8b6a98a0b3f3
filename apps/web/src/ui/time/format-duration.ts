import { uiWords } from '../words.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

interface DurationWords {
  readonly amount: (count: number, unit: (typeof UNITS)[number][0]) => string;
  readonly underAMinute: string;
}

/** A duration in its two largest units, rounded down: "3 days 4 hours", "12 minutes", or in other words. Time in ms. */
export function formatDuration(ms: number, words: DurationWords = uiWords): string {
  const first = UNITS.findIndex(([, unitMs]) => ms >= unitMs);
  if (first === -1) return words.underAMinute;
  let restMs = ms;
  const parts = UNITS.slice(first, first + 2).flatMap(([unit, unitMs]) => {
    const count = Math.floor(restMs / unitMs);
    restMs -= count * unitMs;
    return count === 0 ? [] : words.amount(count, unit);
  });
  return parts.join(' ');
}

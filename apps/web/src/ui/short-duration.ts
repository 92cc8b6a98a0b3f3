import { defineWords } from '../text/define-words.ts';
import { formatCount } from './format-count.ts';
import { formatDuration } from './format-duration.ts';

const words = defineWords({
  amount: (count: number, unit: string) =>
    `${formatCount(count)} ${unit === 'minute' ? 'min' : unit.charAt(0)}`,
  underAMinute: '< 1 min',
});

/** A duration where there is little room: "3 d 4 h", "12 min". Screen readers need the words of `formatDuration`. Time in ms. */
export function formatShortDuration(ms: number): string {
  return formatDuration(ms, words);
}

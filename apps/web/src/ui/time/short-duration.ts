import { formatDuration } from './format-duration.ts';
import { shortDurationWords } from './short-duration-words.ts';

/** A duration where there is little room: "3 d 4 h", "12 min". Screen readers need the words of `formatDuration`. Time in ms. */
export function formatShortDuration(ms: number): string {
  return formatDuration(ms, shortDurationWords);
}

import type { MemberState } from '../session/local/local-tables.ts';
import { formatCount } from '../ui/numbers/format-count.ts';
import { listWords } from './words.ts';

/** How many are not counted with the others, in words, and how many others there are of a total; null if all are counted. */
export function apartText(states: readonly MemberState[]) {
  if (states.length === 0) return null;
  const resting = states.filter((state) => state === 'resting').length;
  const notPeople = states.length - resting;
  const text = [
    ...(resting === 0 ? [] : [listWords.local.resting(formatCount(resting))]),
    ...(notPeople === 0 ? [] : [listWords.local.notPeople(formatCount(notPeople))]),
  ].join(', ');
  return { text, others: (total: number) => total - states.length };
}

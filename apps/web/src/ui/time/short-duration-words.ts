import { defineWords } from '../../text/define-words.ts';
import { formatCount } from '../numbers/format-count.ts';

export const shortDurationWords = defineWords('shortDurationWords', {
  amount: (count: number, unit: string) =>
    `${formatCount(count)} ${unit === 'minute' ? 'min' : unit.charAt(0)}`,
  underAMinute: '< 1 min',
});

import { defineWords } from '../../text/define-words.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';

/** What days and months of ribbons say. */
export const calendarWords = defineWords('calendarWords', {
  earlier: 'Earlier',
  later: 'Later',
  today: 'Today',
  none: 'nothing',
  notLoaded: 'not loaded yet',
  partNotLoaded: (label: string) => `${label}; a part is not loaded yet`,
  partUnsure: (label: string) => `${label}; something is noted as not certain`,
  switches: (count: number) => `${formatCount(count)} ${count === 1 ? 'switch' : 'switches'}`,
  dayLabel: (day: string, amount: string) => `${day}: ${amount}`,
  dayWho: (label: string, who: string) => (who === '' ? label : `${label}, ${who}`),
});

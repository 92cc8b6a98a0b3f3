import { defineWords } from '../../text/define-words.ts';

/** What a ribbon says in words. */
export const ribbonWords = defineWords('ribbonWords', {
  former: 'A former member',
  formerMembers: (count: number) => (count === 1 ? 'a former member' : `${count} former members`),
  switchedOut: 'switched out',
  from: (who: string, from: string) => `${who} from ${from}`,
  until: (who: string, until: string) => `${who} until ${until}`,
  fromUntil: (who: string, from: string, until: string) => `${who} from ${from} until ${until}`,
  endUnknown: (who: string, from: string) => `${who} from ${from}, end not known`,
  about: (text: string, time: string) => `${text} (since about ${time})`,
  somebody: (text: string, time: string) => `${text} (and somebody from ${time}, not known who)`,
  notLoaded: 'not loaded yet',
  more: (count: number) => `and ${count} more`,
  nothing: 'nothing known',
  label: (day: string, text: string) => `${day}: ${text}`,
});

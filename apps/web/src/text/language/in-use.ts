import { MEMBER, memberWordInUse, withMemberWord } from '../member-word.ts';
import { languageInUse } from './languages.ts';
import type { Say } from './say.ts';

const language = languageInUse();
const word = memberWordInUse();

/** The translated catalogue by the names of its parts; null in English. Every module with texts waits until it is loaded. */
export const catalogue: Readonly<Record<string, unknown>> | null =
  language === 'de' ? (await import('./german.ts')).german : null;

/** English as in the catalogue, with the person's word for members, or as in an invented language. Null if texts stay as they are. */
export const say: Say | null =
  language === 'en-XA'
    ? (await import('./pseudo.ts')).say
    : language === 'de' || word === MEMBER
      ? null
      : (text, data) => withMemberWord(text, word, data);

import { MEMBER, memberWordInUse, withMemberWord } from '../member-word.ts';
import type { Say } from './say.ts';

const word = memberWordInUse();

/** English as it is written in the catalogue, but for what members are called; null where that is as written, too. */
export const say: Say | null = word === MEMBER ? null : (text, data) => withMemberWord(text, word, data);

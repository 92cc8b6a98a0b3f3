import { MEMBER, memberWordInUse, withMemberWord } from '../member-word.ts';
import type { Say } from './say.ts';

const word = memberWordInUse();

/** English as in the catalogue, with the person's word for members; null if that is unchanged. */
export const say: Say | null = word === MEMBER ? null : (text, data) => withMemberWord(text, word, data);

import { withMemberWord } from '../member-word.ts';
import type { Say } from './say.ts';

/** `start-theme.js` has put the chosen word there, for the catalogue is read as soon as its modules are. */
const { one, many } = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** English as it is written in the catalogue, but for what members are called; null where that is as written, too. */
export const say: Say | null = one && many ? (text, data) => withMemberWord(text, { one, many }, data) : null;

import { say } from './language/english.ts';
import type { Say } from './language/say.ts';

/**
 * Makes a part of the catalogue: everything a person reads passes through here, so that one place can say it in another word or
 * language. Strings and what functions return are said once, when the module loads; keys stay as they are.
 */
export function defineWords<const T>(words: T): T {
  // The same shape as it came in: only texts differ.
  return (say === null ? words : spoken(say, words, [])) as T;
}

function spoken(as: Say, words: unknown, data: readonly unknown[]): unknown {
  if (typeof words === 'string') return words && as(words, data);
  if (typeof words === 'function') return (...args: unknown[]) => spoken(as, words(...args), args);
  if (Array.isArray(words)) return words.map((item) => spoken(as, item, data));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, item]) => [key, spoken(as, item, data)]));
}

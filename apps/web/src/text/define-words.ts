import { catalogue, sayAs } from './language/in-use.ts';
import type { Say } from './language/say.ts';

/**
 * Defines a part of the catalogue: every text for people passes through here, so that one place can replace words or the
 * language. Strings and results of functions are replaced once, when the module loads; keys stay as they are.
 *
 * @param name the name of the exported constant, under which each translation has the same part
 */
export function defineWords<const T>(name: string, words: T): T {
  // The same shape as the input: only texts differ.
  const found = (catalogue?.[name] ?? words) as T;
  return (sayAs === null ? found : spoken(sayAs, found, [])) as T;
}

function spoken(as: Say, words: unknown, data: readonly unknown[]): unknown {
  if (typeof words === 'string') return words && as(words, data);
  if (typeof words === 'function') return (...args: unknown[]) => spoken(as, words(...args), args);
  if (Array.isArray(words)) return words.map((item) => spoken(as, item, data));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, item]) => [key, spoken(as, item, data)]));
}

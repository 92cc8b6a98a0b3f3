import { cleanSearchText } from '../text-search/clean-search-text.ts';
import { fold } from '../text-search/fold.ts';

/** What an item has under a key of the search, such as `mark:artist`. By the key in its form of {@link searchKey}. */
export type SearchKeys<T> = ReadonlyMap<string, (item: T) => readonly string[]>;

/** One word with a key of a search. */
export interface KeyWord {
  readonly key: string;
  /** Folded; empty for whatever there is under the key. */
  readonly value: string;
  /** Only items without it. */
  readonly isNot: boolean;
}

/** A key, or a name, as it is typed in a search: `Favourite colour` is `favourite-colour`. Empty for a name that is only signs. */
export function searchKey(name: string): string {
  return fold(name)
    .replaceAll(/[\s:"]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** `key:value`, `key:"several words"`, `key:`, each also with a minus before it. */
const KEY_WORD = /(^|\s)(-?)([^\s:"]+):(?:"([^"]*)(?:"|$)|(\S*))/g;

/**
 * Separates the words with a known key from the text of a search. A word with any other key is text, so that nobody has to know of keys: a
 * proxy tag such as `L:` is found as it is.
 */
export function splitKeyWords(
  text: string,
  isKey: (key: string) => boolean,
): { readonly text: string; readonly words: readonly KeyWord[] } {
  const words: KeyWord[] = [];
  const rest = cleanSearchText(text).replaceAll(
    KEY_WORD,
    (whole: string, space: string, minus: string, name: string, quoted?: string, bare?: string) => {
      const key = searchKey(name);
      if (!isKey(key)) return whole;
      words.push({ key, value: fold(quoted ?? bare ?? '').trim(), isNot: minus !== '' });
      return space;
    },
  );
  return { text: rest, words };
}

/** A search text with one word of a key instead of its words of that key; null for none. */
export function withKeyWord(text: string, key: string, value: string | null): string {
  const { text: rest } = splitKeyWords(text, (other) => other === key);
  const word = value === null ? [] : [`${key}:${/\s/.test(value) ? JSON.stringify(value) : value}`];
  return [...word, rest.replaceAll(/\s+/g, ' ').trim()].filter(Boolean).join(' ');
}

/** The value of the only word of a key in a search text; null without one, and for several. */
export function keyWordIn(text: string, key: string): string | null {
  const { words } = splitKeyWords(text, (other) => other === key);
  const [only, ...others] = words;
  return only === undefined || others.length > 0 || only.isNot ? null : only.value;
}

/** Whether what an item has fits a word with a key. */
export function fitsKeyWord(values: readonly string[], { value, isNot }: KeyWord): boolean {
  return values.some((one) => fold(one).includes(value)) !== isNot;
}

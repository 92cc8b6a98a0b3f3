/** What of a followed system the search looks at: only what the screen shows, never an internal or an old name. */
export interface Searchable {
  readonly ids: readonly string[];
  readonly names: readonly (string | null)[];
}

/**
 * A text folded for comparing: no accents, no case, one space between words.
 *
 * The compatibility form (NFKD) folds the decorated letters many names are written in, such as "𝓛𝓾𝓷𝓪", to plain ones.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * Prepares a query once, to be held against many systems.
 *
 * Every word has to be found, in any order, in a name or as the start of an id; an id may be written with its dash.
 *
 * @returns a test; an empty query lets everything pass
 */
export function createMatcher(query: string): (item: Searchable) => boolean {
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0) return () => true;
  return (item) => {
    const names = item.names.map((name) => (name === null ? '' : foldText(name)));
    const ids = item.ids.map((id) => id.toLowerCase());
    return words.every((word) => {
      const plain = word.replace(/-/g, '');
      return (
        names.some((name) => name.includes(word)) ||
        (plain !== '' && ids.some((id) => id.replace(/-/g, '').startsWith(plain)))
      );
    });
  };
}

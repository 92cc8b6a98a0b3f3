/** Longer texts are cut: no name is as long, and a pasted page would only slow the search down. */
const MAX_SEARCH_LENGTH = 200;

/** A search text of limited length without unpaired surrogates, which would not survive an address. Blanks stay: a word may follow. */
export function cleanSearchText(text: string): string {
  return text.slice(0, MAX_SEARCH_LENGTH).replace(/\p{Surrogate}/gu, '');
}

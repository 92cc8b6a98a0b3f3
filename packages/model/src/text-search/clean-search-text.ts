/** Longer texts are cut: no name is as long, and a pasted page would only slow the search down. */
const MAX_SEARCH_LENGTH = 200;

/** A search text of bearable length without halves of characters, which would not survive an address. Blanks stay, they may be on their way to a word. */
export function cleanSearchText(text: string): string {
  return text.slice(0, MAX_SEARCH_LENGTH).replace(/\p{Surrogate}/gu, '');
}

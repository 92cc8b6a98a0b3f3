import { withoutSpoilers } from './spoilers.ts';

/** A masked link, with or without angle brackets and a title. */
const LINK = /\[([^[\]]+)\]\(<?https?:\/\/[^\s()<>]+>?(?:\s+"[^"]*")?\)/gi;
/** Marks of the same kind at both ends. Underscores inside a word are not marks. */
const MARKED = /(?<!\\)(\*{1,3}|~~|`{1,2}|(?<!\w)_{1,3})(?=\S)([^\n]*?[^\s\\])\1(?!\*)(?!_\w)/;
const ESCAPED = /\\([*_~`|[\]()\\])/g;

/** Marks inside marks, as deep as people nest them. */
const MOST_MARKS = 20;

/**
 * A short text without Discord's inline formatting, for places without room for it: paired marks go, a link keeps its words, a hidden
 * part becomes "…". Marks that Discord would show stay.
 */
export function plainInline(text: string): string {
  if (!/[*_~`|[\\]/.test(text)) return text;
  let plain = withoutSpoilers(text, '…').replace(LINK, '$1');
  for (let count = 0; count < MOST_MARKS && MARKED.test(plain); count += 1)
    plain = plain.replace(MARKED, '$2');
  return plain.replace(ESCAPED, '$1');
}

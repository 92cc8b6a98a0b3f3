/** A stretch of plain text, hidden until opened if its writer put it between `||` marks. */
export interface TextPart {
  readonly text: string;
  readonly isHidden: boolean;
}

/** Marks that could contain a `||` or end before one, so that only the parser can pair the bars. */
const OTHER_MARKS = /[\\*_~`<>#[\]]|:\/\/|^ *(?:-|\d+\.) /m;

/** A text that consists of bars has thousands of pairs, each of which would be a button. */
const MAX_PAIRED_LENGTH = 4_000;

const SPOILER = /\|\|([\s\S]+?)\|\|/g;

/**
 * Splits a text into visible and hidden parts without parsing it: until the parser is loaded,
 * and for texts that are too long for it.
 *
 * It may hide too much and never too little. If marks other than `||` are in the text, only the parser can pair
 * the bars, and everything from the first to the last is hidden; the same in a very long text.
 *
 * @param text result of `cleanText`
 * @returns the parts in order, none of them empty
 */
export function splitHidden(text: string): TextPart[] {
  const first = text.indexOf('||');
  const last = text.lastIndexOf('||');
  if (first === -1 || last < first + 3) return text === '' ? [] : [{ text, isHidden: false }];
  if (text.length <= MAX_PAIRED_LENGTH && !OTHER_MARKS.test(text)) return splitPairs(text);
  return [
    { text: text.slice(0, first), isHidden: false },
    { text: text.slice(first + 2, last), isHidden: true },
    { text: text.slice(last + 2), isHidden: false },
  ].filter((part) => part.text !== '');
}

function splitPairs(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(SPOILER)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isHidden: false });
    parts.push({ text: match[1] ?? '', isHidden: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHidden: false });
  return parts;
}

import { graphemes } from '../name/graphemes.ts';
import { fold } from './fold.ts';
import { readSearchText } from './search-text.ts';

/** A stretch of a text, for `text.slice(start, end)`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The positions of the words of a search in a shown text, for highlighting: in order, not touching one another, never
 * splitting a character. A word that is found elsewhere (in the id, in the pronouns) has no range. Empty for an empty search.
 */
export function matchRanges(text: string, search: string): TextRange[] {
  const { words, phrase } = readSearchText(search);
  if (words.length === 0) return [];
  const { folded, starts, ends } = foldWithPlaces(text);
  // As typed, the words mark one stretch with the blanks between them rather than every place of a short one.
  const wanted = folded.includes(phrase.text) ? [phrase.text] : words.map((word) => word.text);
  const found = wanted.flatMap((word) => occurrences(folded, word));
  const ranges = found.map(([from, to]) => ({ start: starts[from] ?? 0, end: ends[to - 1] ?? text.length }));
  return merged(ranges);
}

/** The folded text, and for each of its code units the start and the end of its original character. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const grapheme of graphemes(text)) {
    // Blanks of any kind and number are one blank in the names that are searched.
    const plain = fold(grapheme).replace(/\s+/g, ' ');
    const isSecondBlank = plain === ' ' && folded.endsWith(' ');
    const end = at + grapheme.length;
    if (!isSecondBlank) {
      folded += plain;
      for (let unit = 0; unit < plain.length; unit += 1) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { folded, starts, ends };
}

/** Overlapping ones, too: of "gg" in "ggg" there are two. */
function occurrences(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    found.push([at, at + word.length]);
  return found;
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1);
    if (last && range.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}

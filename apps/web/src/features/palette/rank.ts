import { fold } from '@frontboard/model/list';

/** Something that can be found: by its name, and by other words for it. */
export interface Findable {
  readonly name: string;
  readonly otherNames?: readonly string[];
}

/** A list made ready to be searched, all texts folded once. */
export type RankIndex<T> = readonly { readonly item: T; readonly texts: readonly string[] }[];

/** What was found, and how well it matches; see `matchScore`. */
export interface Ranked<T> {
  readonly item: T;
  readonly score: number;
}

/** Names that are not shown count as worse matches than the one that is. */
const OTHER_NAME_PENALTY = 0.5;

/** Makes items ready to be ranked. */
export function rankIndex<T>(items: readonly T[], findable: (item: T) => Findable): RankIndex<T> {
  return items.map((item) => {
    const { name, otherNames = [] } = findable(item);
    return { item, texts: [name, ...otherNames].map(plain) };
  });
}

/** The items that match a text, best first, in their own order among equals; all of them for an empty text. */
export function rank<T>(index: RankIndex<T>, text: string, most: number): readonly Ranked<T>[] {
  const wanted = plain(text);
  if (wanted === '') return index.slice(0, most).map(({ item }) => ({ item, score: 0 }));
  const found: Ranked<T>[] = [];
  for (const { item, texts } of index) {
    let best = Number.POSITIVE_INFINITY;
    for (let place = 0; place < texts.length; place += 1) {
      const score = matchScore(texts[place] ?? '', wanted) + (place === 0 ? 0 : OTHER_NAME_PENALTY);
      if (score < best) best = score;
    }
    if (best < Number.POSITIVE_INFINITY) found.push({ item, score: best });
  }
  return found.sort((one, other) => one.score - other.score).slice(0, most);
}

/** Up to this score the text is a whole name, not a part of one. */
export const WHOLE_NAME = OTHER_NAME_PENALTY;

/**
 * How well a folded text matches a folded query; smaller is better, infinity is not at all: the whole, its beginning, the beginning
 * of a word, the beginnings of several words in any order, a part, and letters that follow one another with gaps.
 */
function matchScore(text: string, wanted: string): number {
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.includes(` ${wanted}`)) return 2;
  const words = wanted.split(' ');
  if (words.length > 1 && words.every((word) => ` ${text}`.includes(` ${word}`))) return 3;
  if (text.includes(wanted)) return 4;
  return lettersInOrder(text, wanted) ? 6 : Number.POSITIVE_INFINITY;
}

/** Fewer letters than this follow one another in nearly every name. */
const LEAST_LETTERS = 3;

/** Whether all letters come in this order, beginning with the first letter of a word: `stt` for "status as tiles". */
function lettersInOrder(text: string, wanted: string): boolean {
  if (wanted.length < LEAST_LETTERS || wanted.includes(' ')) return false;
  const first = wanted[0] ?? '';
  let at = text.startsWith(first) ? 0 : text.indexOf(` ${first}`) + 1;
  if (at === 0 && !text.startsWith(first)) return false;
  for (const letter of wanted.slice(1)) {
    at = text.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** As texts are compared: folded, signs as blanks, one blank between words. A text of nothing but signs stays as it is. */
function plain(text: string): string {
  const folded = fold(text);
  const bare = folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  return bare === '' ? folded.trim() : bare;
}

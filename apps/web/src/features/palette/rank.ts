import {
  MATCH_TIERS,
  type MatchTier,
  matchTier,
  readSearchText,
  type SearchEntry,
  type SearchText,
  searchEntry,
} from '@frontboard/model/list';

/** Something that can be found: by its name, and by other words for it. */
export interface Findable {
  readonly name: string;
  readonly otherNames?: readonly string[];
}

/** A list prepared for searching, all texts folded once. */
export type RankIndex<T> = readonly { readonly item: T; readonly entries: readonly SearchEntry[] }[];

/** The results, and how well they match; see `matchScore`. */
export interface Ranked<T> {
  readonly item: T;
  readonly score: number;
}

/** Names that are not shown count as worse matches than the shown one. */
const OTHER_NAME_PENALTY = 0.5;

/** Prepares items for ranking. */
export function rankIndex<T>(items: readonly T[], findable: (item: T) => Findable): RankIndex<T> {
  return items.map((item) => {
    const { name, otherNames = [] } = findable(item);
    return { item, entries: [name, ...otherNames].map(nameEntry) };
  });
}

/** The items that match a text, best first, in their own order among equals; all of them for an empty text. */
export function rank<T>(index: RankIndex<T>, text: string, most: number): readonly Ranked<T>[] {
  const wanted = readSearchText(text);
  if (wanted.words.length === 0) return index.slice(0, most).map(({ item }) => ({ item, score: 0 }));
  const found: Ranked<T>[] = [];
  for (const { item, entries } of index) {
    let best = Number.POSITIVE_INFINITY;
    for (const [place, entry] of entries.entries()) {
      const score = matchScore(entry, wanted) + (place === 0 ? 0 : OTHER_NAME_PENALTY);
      if (score < best) best = score;
    }
    if (best < Number.POSITIVE_INFINITY) found.push({ item, score: best });
  }
  return found.sort((one, other) => one.score - other.score).slice(0, most);
}

/** Up to this score the text is a whole name, not a part of one. */
export const WHOLE_NAME = OTHER_NAME_PENALTY;

/** The weight of each place where the search of the lists finds a name; smaller is better. */
const SCORES: Partial<Record<MatchTier, number>> = {
  name: 0,
  'name-start': 1,
  'word-start': 2,
  'name-part': 4,
};
const LETTERS_IN_ORDER = 6;

/** How well a name matches: as in every list, and by letters in order with gaps. Infinity for no match. */
function matchScore(entry: SearchEntry, wanted: SearchText): number {
  const tier = MATCH_TIERS[matchTier(entry, wanted)];
  const score = tier && SCORES[tier];
  if (score !== undefined) return score;
  return lettersInOrder(entry.nameWords.trimStart(), wanted.phrase.plain)
    ? LETTERS_IN_ORDER
    : Number.POSITIVE_INFINITY;
}

/** Fewer letters than this occur in order in nearly every name. */
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

/** A text of which only the words are known. */
function nameEntry(name: string): SearchEntry {
  return searchEntry({ id: '', uuid: null, name, otherName: null, pronouns: '', description: '' });
}

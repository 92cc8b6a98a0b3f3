import {
  MATCH_TIERS,
  type MatchTier,
  matchesLetters,
  matchesSimilarly,
  matchTier,
  nameEntry,
  readSearchText,
  type SearchEntry,
  type SearchText,
} from '@frontboard/model/list';

/** Something that can be found: by its name, and by other words for it. */
export interface Findable {
  readonly name: string;
  readonly otherNames?: readonly string[];
}

/** A list prepared for searching, all texts folded once. */
export type RankIndex<T> = readonly { readonly item: T; readonly entries: readonly SearchEntry[] }[];

/** The results, and how well they match; see `SCORES`. */
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

/**
 * The items that match a text, best first, in their own order among equals; all of them for an empty text. With `isTolerant` also those that match
 * with typing errors: ask so only when nothing else is found.
 */
export function rank<T>(
  index: RankIndex<T>,
  text: string,
  most: number,
  isTolerant = false,
): readonly Ranked<T>[] {
  const wanted = readSearchText(text);
  if (wanted.words.length === 0) return index.slice(0, most).map(({ item }) => ({ item, score: 0 }));
  const found: Ranked<T>[] = [];
  for (const { item, entries } of index) {
    let best = Number.POSITIVE_INFINITY;
    for (const [place, entry] of entries.entries()) {
      const score = matchScore(entry, wanted, isTolerant) + (place === 0 ? 0 : OTHER_NAME_PENALTY);
      if (score < best) best = score;
    }
    if (best < Number.POSITIVE_INFINITY) found.push({ item, score: best });
  }
  return found.sort((one, other) => one.score - other.score).slice(0, most);
}

/** Up to this score the text is a whole name, not a part of one. */
export const WHOLE_NAME = OTHER_NAME_PENALTY;

/** The weight of each place where the search finds a name; smaller is better. */
const SCORES: Partial<Record<MatchTier, number>> = {
  name: 0,
  'bare-name': 0,
  'name-start': 1,
  'word-start': 2,
  'name-part': 4,
  letters: 6,
  similar: 8,
};

/** How well a name matches. Infinity for no match. */
function matchScore(entry: SearchEntry, wanted: SearchText, isTolerant: boolean): number {
  const exact = MATCH_TIERS[matchTier(entry, wanted)];
  const tier = exact ?? looseTier(entry, wanted, isTolerant);
  return (tier && SCORES[tier]) ?? Number.POSITIVE_INFINITY;
}

function looseTier(entry: SearchEntry, wanted: SearchText, isTolerant: boolean): MatchTier | null {
  if (matchesLetters(entry, wanted)) return 'letters';
  return isTolerant && matchesSimilarly([entry], wanted) ? 'similar' : null;
}

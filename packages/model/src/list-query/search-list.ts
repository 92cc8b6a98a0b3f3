import {
  MATCH_TIERS,
  matchesSimilarly,
  matchTier,
  type SearchEntry,
  searchEntry,
} from '../text-search/match.ts';
import { matchRanges } from '../text-search/match-ranges.ts';
import { readSearchText, type SearchText } from '../text-search/search-text.ts';
import { fitsKeyWord, type KeyWord, splitKeyWords } from './key-words.ts';
import type { ListFilter, ListIndex, ListQuery, TextFinder } from './list-index.ts';

type Searched = Pick<ListIndex<unknown, string, string>, 'items' | 'searchableOf' | 'entries'>;

/** The texts of an item, prepared for searching when they are first asked for. */
function entryOf({ searchableOf, entries }: Searched, position: number): SearchEntry | undefined {
  const known = entries.get(position);
  if (known !== undefined) return known;
  const texts = searchableOf(position);
  if (texts === undefined) return undefined;
  const entry = searchEntry(texts);
  entries.set(position, entry);
  return entry;
}

/**
 * Prepares every item for searching, one with each step, so that the first search only has to search. Each is searched once, too: the engine
 * then has the code compiled, and the rules of characters loaded.
 */
export function* prepareSearch(list: Searched): Generator<void, void, void> {
  const sample = 'a';
  const search = readSearchText(sample);
  const mistyped = readSearchText('aaaa');
  for (const position of list.items.keys()) {
    const entry = entryOf(list, position);
    if (entry !== undefined) {
      matchTier(entry, search);
      matchesSimilarly([entry], mistyped);
    }
    yield;
  }
  matchRanges(sample, sample);
}

/**
 * Answers a query with a text. Where no item of the list matches, whatever the filters, those are found that match with typing errors.
 */
export const searchList: TextFinder = (index, query, listFilters) => {
  const { text, words } = splitKeyWords(query.text, (key) => index.keys.has(key));
  const search = readSearchText(text);
  const ranked = search.words.length > 0;
  const filters = [...listFilters, ...words.map((word) => fittingIn(index, word))];
  // Sorting is done: walking the order and distributing the matches by tier keeps it among equal matches.
  const tiers: (typeof index.items)[number][][] = MATCH_TIERS.map(() => []);
  const left: number[] = [];
  for (const position of index.positions(query.sort, query.order)) {
    const item = index.items[position];
    if (item === undefined) continue;
    if (!filters.every((passes) => passes(position))) {
      left.push(position);
      continue;
    }
    const entry = ranked ? entryOf(index, position) : undefined;
    // An item without a match has no tier and is left out.
    tiers[entry === undefined ? 0 : matchTier(entry, search)]?.push(item);
  }
  const exact = tiers.flat();
  const similar = ranked && exact.length === 0 && !hasMatch(index, left, search);
  const items = similar ? similarItems(index, query, search, filters) : exact;
  return { items, total: index.items.length, matched: items.length, ranked, similar };
};

function fittingIn<T>({ items, keys }: Pick<ListIndex<T, string, string>, 'items' | 'keys'>, word: KeyWord) {
  const valuesOf = keys.get(word.key);
  return (position: number): boolean => {
    const item = items[position];
    return item !== undefined && valuesOf !== undefined && fitsKeyWord(valuesOf(item), word);
  };
}

/** Whether any item at these positions matches. */
function hasMatch(list: Searched, positions: readonly number[], search: SearchText): boolean {
  return positions.some((position) => {
    const entry = entryOf(list, position);
    return entry !== undefined && matchTier(entry, search) !== -1;
  });
}

/** A second pass over the list, for searches that find nothing: 2,500 members take a few milliseconds. */
function similarItems<T, Sort extends string, Trait extends string>(
  index: ListIndex<T, Sort, Trait>,
  { sort, order }: ListQuery<Sort, Trait>,
  search: SearchText,
  filters: readonly ListFilter[],
): T[] {
  return [...index.positions(sort, order)].flatMap((position) => {
    const [item, entry] = [index.items[position], entryOf(index, position)];
    const isFound =
      entry !== undefined && filters.every((passes) => passes(position)) && matchesSimilarly([entry], search);
    return item !== undefined && isFound ? [item] : [];
  });
}

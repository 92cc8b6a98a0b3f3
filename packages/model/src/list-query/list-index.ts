import { cleanSearchText } from '../text-search/clean-search-text.ts';
import type { Searchable, SearchEntry } from '../text-search/match.ts';
import type { SearchKeys } from './key-words.ts';
import { compareText, positionsInOrder, type SortDirection, type SortKey } from './sort-order.ts';

interface Identified {
  readonly id: string;
}

/** Whether an item has something (true), lacks it (false), or that is unknown (null). */
export type TraitsOf<T, Trait extends string> = Readonly<
  Record<Trait, (item: T, position: number) => boolean | null>
>;

/** The parts of a list that are searched, sorted and filtered. */
export interface ListSource<T extends Identified, Sort extends string, Trait extends string> {
  readonly items: readonly T[];
  /** Called when the item is first searched. */
  readonly toSearchable: (item: T, position: number) => Searchable;
  /** One key for each item. Computed when first sorted by, except `name`, which breaks all ties and stands for a sort without keys. */
  readonly sortKeys: Readonly<Record<Sort | 'name', () => readonly SortKey[]>>;
  readonly traits: TraitsOf<T, Trait>;
  /** Whether the item is hidden from others; null if the viewer cannot know. */
  readonly isHidden: (item: T) => boolean | null;
}

/** The query of a list; every list has at least these. */
export interface ListQuery<Sort extends string, Trait extends string> {
  /** The search text; empty for everything. */
  readonly text: string;
  readonly sort: Sort;
  readonly order: SortDirection;
  /** Only those with (true) or without (false) each of the given. */
  readonly has: Readonly<Partial<Record<Trait, boolean>>>;
  /** Only those that everyone may see, or only those that others may not. Only for the owner. */
  readonly privacy: ListPrivacy | null;
}

export type ListPrivacy = 'visible' | 'hidden';

/** The result of a query. */
export interface ListResult<T> {
  readonly items: readonly T[];
  /** The number without search and filters. */
  readonly total: number;
  /** The number of `items`. */
  readonly matched: number;
  /** Whether a search put the best matches first, with the chosen order among equally good ones. */
  readonly ranked: boolean;
  /** Whether nothing in the list matches the search, and these are only similar to it: don't act on one that the person has not chosen. */
  readonly similar: boolean;
}

/** A list prepared for searching, sorting and filtering. Only `entries` changes: it fills as items are searched. */
export interface ListIndex<T, Sort extends string, Trait extends string> {
  readonly items: readonly T[];
  /** The texts of an item. */
  readonly searchableOf: (position: number) => Searchable | undefined;
  /** The texts that are prepared for searching so far, by position. */
  readonly entries: Map<number, SearchEntry>;
  /** The positions of all items in one order, without ties. */
  readonly positions: (sort: Sort | 'name', direction: SortDirection) => Uint32Array;
  readonly hasTrait: (position: number, trait: Trait) => boolean | null;
  readonly isHidden: (position: number) => boolean | null;
  /** The keys of its search, with what an item has under each; see `withKeys`. */
  readonly keys: SearchKeys<T>;
}

/** Prepares a list for being shown in order. The search is prepared by the first search, or earlier by `prepareSearch`. */
export function createListIndex<T extends Identified, Sort extends string, Trait extends string>(
  source: ListSource<T, Sort, Trait>,
): ListIndex<T, Sort, Trait> {
  const { items } = source;
  const byName = positionsInOrder(
    source.sortKeys.name(),
    'asc',
    (a, b) => compareText(items[a]?.id ?? '', items[b]?.id ?? '') || a - b,
  );
  const places = placesOf(byName);
  const orders = new Map([['name asc', byName]]);
  const traits = new Map<Trait, readonly (boolean | null)[]>();
  const hidden = items.map(source.isHidden);
  return {
    items,
    searchableOf(position) {
      const item = items[position];
      return item === undefined ? undefined : source.toSearchable(item, position);
    },
    entries: new Map(),
    positions: (sort, direction) =>
      memoised(orders, `${sort} ${direction}`, () =>
        positionsInOrder(
          (source.sortKeys[sort] ?? source.sortKeys.name)(),
          direction,
          (a, b) => (places[a] ?? 0) - (places[b] ?? 0),
        ),
      ),
    hasTrait: (position, trait) =>
      memoised(traits, trait, () => items.map(source.traits[trait]))[position] ?? null,
    isHidden: (position) => hidden[position] ?? null,
    keys: new Map(),
  };
}

/** The same list with these keys of its search. What an item has under a key is asked when a search has the key. */
export function withKeys<T, Sort extends string, Trait extends string>(
  list: ListIndex<T, Sort, Trait>,
  keys: SearchKeys<T>,
): ListIndex<T, Sort, Trait> {
  return { ...list, keys };
}

/** The same list with other keys for one order, computed when it is first sorted by. */
export function withOrder<T, Sort extends string, Trait extends string>(
  list: ListIndex<T, Sort, Trait>,
  changed: NoInfer<Sort>,
  keys: () => readonly SortKey[],
): ListIndex<T, Sort, Trait> {
  const orders = new Map<SortDirection, Uint32Array>();
  return {
    ...list,
    positions: (sort, direction) =>
      sort !== changed
        ? list.positions(sort, direction)
        : memoised(orders, direction, () => {
            const places = placesOf(list.positions('name', 'asc'));
            return positionsInOrder(keys(), direction, (a, b) => (places[a] ?? 0) - (places[b] ?? 0));
          }),
  };
}

/** Whether there is anything to search for: a query with such a text is answered by a `TextFinder`. */
export function hasSearchText(text: string): boolean {
  return cleanSearchText(text).trim() !== '';
}

/** Whether the item at this position is listed. */
export type ListFilter = (position: number) => boolean;

/** Answers a query with a text: `searchList`. */
export type TextFinder = <T, Sort extends string, Trait extends string>(
  index: ListIndex<T, Sort, Trait>,
  query: ListQuery<Sort, Trait>,
  filters: readonly ListFilter[],
) => ListResult<T>;

/**
 * Answers a query. `keep` is a further filter by the position of an item in the index. `search` finds the text of the query, and is separate code because
 * a list is shown before it is searched; null for a query without a text.
 */
export function queryList<T, Sort extends string, Trait extends string>(
  index: ListIndex<T, Sort, Trait>,
  query: ListQuery<Sort, Trait>,
  search: TextFinder | null,
  keep: ListFilter = () => true,
): ListResult<T> {
  const filters = [keep, ...filtersOf(index, query)];
  if (search !== null && hasSearchText(query.text)) return search(index, query, filters);
  const items = [...index.positions(query.sort, query.order)].flatMap((position) => {
    const item = index.items[position];
    return item !== undefined && filters.every((passes) => passes(position)) ? [item] : [];
  });
  return { items, total: index.items.length, matched: items.length, ranked: false, similar: false };
}

function filtersOf<T, Sort extends string, Trait extends string>(
  index: ListIndex<T, Sort, Trait>,
  { has, privacy }: ListQuery<Sort, Trait>,
): ListFilter[] {
  // The keys of an object are typed as texts; the keys of `has` are traits.
  const wanted = Object.entries(has) as [Trait, boolean | undefined][];
  const filters = wanted
    .filter(([, isThere]) => isThere !== undefined)
    .map(
      ([trait, isThere]) =>
        (position: number) =>
          index.hasTrait(position, trait) === isThere,
    );
  if (privacy === null) return filters;
  const unwanted = privacy === 'visible';
  return [...filters, (position) => index.isHidden(position) !== unwanted];
}

/** The position of each item in an order. */
function placesOf(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length);
  order.forEach((position, place) => {
    places[position] = place;
  });
  return places;
}

function memoised<K, V>(values: Map<K, V>, key: K, compute: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = compute();
  values.set(key, value);
  return value;
}

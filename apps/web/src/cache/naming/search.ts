import {
  matchesSimilarly,
  matchesTogether,
  nameEntry,
  readSearchText,
  type SearchEntry,
} from '@frontboard/model/list';

/** The parts of a followed system that are searched: only what the screen shows, never an internal or a former name. */
export interface SearchableSystem {
  readonly ids: readonly string[];
  readonly names: readonly (string | null)[];
}

/**
 * Prepares a query once, to be compared with many systems. Every word has to be found, in any order, in a name or as an id or its
 * beginning, by the rules of every list.
 *
 * @returns a test; an empty query matches everything
 */
export function createMatcher(query: string): (item: SearchableSystem) => boolean {
  const search = readSearchText(query);
  if (search.words.length === 0) return () => true;
  return (item) => matchesTogether(entriesOf(item), search);
}

/** The ids of the systems that match a query; where none does, of those that match with typing errors. */
export function findSystems(
  systems: ReadonlyMap<string, SearchableSystem>,
  query: string,
): ReadonlySet<string> {
  const search = readSearchText(query);
  const prepared = [...systems].map(([id, item]) => ({ id, entries: entriesOf(item) }));
  const exact = prepared.filter(({ entries }) => matchesTogether(entries, search));
  const found =
    exact.length > 0 ? exact : prepared.filter(({ entries }) => matchesSimilarly(entries, search));
  return new Set(found.map(({ id }) => id));
}

function entriesOf({ ids, names }: SearchableSystem): readonly SearchEntry[] {
  return [
    // Dashes are in uuids only.
    ...ids.map((id) => ({ ...nameEntry(''), ...(id.includes('-') ? { uuid: id } : { id }) })),
    ...names.map((name) => nameEntry(name ?? '')),
  ];
}

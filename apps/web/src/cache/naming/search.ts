import { matchesTogether, readSearchText, searchEntry } from '@frontboard/model/list';

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
  return ({ ids, names }) =>
    matchesTogether(
      [
        // Dashes are in uuids only.
        ...ids.map((id) => searchEntry({ ...NOTHING, ...(id.includes('-') ? { uuid: id } : { id }) })),
        ...names.map((name) => searchEntry({ ...NOTHING, name: name ?? '' })),
      ],
      search,
    );
}

const NOTHING = { id: '', uuid: null, name: '', otherName: null, pronouns: '', description: '' };

import type { HistorySearch } from './history-search.ts';

/** The members in a search. */
export function membersIn(search: HistorySearch): readonly string[] {
  return search.with?.split(',') ?? [];
}

/** How many filters are in use. */
export function countFilters(search: HistorySearch): number {
  const { group, show, mark, role, q, from, to } = search;
  return (
    membersIn(search).length +
    [group, show, mark, role, q, from ?? to].filter((it) => it !== undefined).length
  );
}

/** The search without one of its parts. */
export function without(search: HistorySearch, key: keyof HistorySearch): HistorySearch {
  const { [key]: _, ...rest } = search;
  return rest;
}

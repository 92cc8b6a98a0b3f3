import type { ListQuery } from '../list-query/list-index.ts';
import {
  type ListSearch,
  type ListWords,
  listQueryToSearch,
  readListQuery,
  searchRecord,
} from '../list-query/read-query.ts';

/** The sort orders of groups, always by the shown value. Groups without the value come last in either order. */
export const GROUP_SORTS = ['name', 'created', 'members', 'color'] as const;

export type GroupSort = (typeof GROUP_SORTS)[number];

/** The filters of groups, with or without each. */
export const GROUP_TRAITS = ['icon', 'banner', 'color', 'description', 'members'] as const;

export type GroupTrait = (typeof GROUP_TRAITS)[number];

/** A query of a list of groups. */
export type GroupQuery = ListQuery<GroupSort, GroupTrait>;

/** A group query as search parameters of an address. */
export type GroupSearch = ListSearch;

const WORDS: ListWords<GroupSort, GroupTrait> = {
  sorts: GROUP_SORTS,
  defaultSort: 'name',
  traits: GROUP_TRAITS,
};

/** All groups by name. */
export const DEFAULT_GROUP_QUERY: GroupQuery = readGroupQuery({});

/** The search parameters of a query, without defaults, so that an address stays short enough to be shared. */
export function groupQueryToSearch(query: GroupQuery): GroupSearch {
  return listQueryToSearch(query, WORDS);
}

/**
 * Reads the search parameters of an address (as texts, as a router parsed them, or as `URLSearchParams`), or a query that was
 * read before. Never fails: unknown or malformed parts count as absent.
 */
export function readGroupQuery(search: unknown): GroupQuery {
  return readListQuery(searchRecord(search), WORDS);
}

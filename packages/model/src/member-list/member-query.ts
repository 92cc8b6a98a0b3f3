import type { ListQuery } from '../list-query/list-index.ts';
import {
  type ListSearch,
  type ListWords,
  listQueryToSearch,
  readListQuery,
  readRefs,
  refsToSearch,
  searchRecord,
} from '../list-query/read-query.ts';
import { isDayKey } from '../timestamp/day-key.ts';
import type { FrontedDays } from './last-fronted.ts';

/** The sort orders of members, always by the shown value. Members without the value come last in either order. */
export const MEMBER_SORTS = [
  'name',
  'pronouns',
  'created',
  'messages',
  'last-message',
  'last-fronted',
  'birthday',
  'color',
] as const;

export type MemberSort = (typeof MEMBER_SORTS)[number];

/** A sort by a field that the owner has made, with its id. */
export type FieldSort = `field:${string}`;

/** The filters of members, with or without each. */
export const MEMBER_TRAITS = [
  'avatar',
  'banner',
  'color',
  'description',
  'birthday',
  'pronouns',
  'proxyTags',
] as const;

export type MemberTrait = (typeof MEMBER_TRAITS)[number];

/** A query of a list of members. */
export interface MemberQuery extends ListQuery<MemberSort | FieldSort, MemberTrait>, FrontedDays {
  /** Short ids or uuids of groups: only members of at least one of them. Empty for no such filter. */
  readonly groups: readonly string[];
  /** Short ids or uuids of groups: only members of none of them. */
  readonly notGroups: readonly string[];
}

/** A member query as search parameters of an address. */
export interface MemberSearch extends ListSearch {
  /** Ids separated by dots. */
  groups?: string;
  notGroups?: string;
  /** Days as `2026-05-03`. */
  frontedSince?: string;
  notFrontedSince?: string;
}

const WORDS: ListWords<MemberSort | FieldSort, MemberTrait> = {
  sorts: MEMBER_SORTS,
  defaultSort: 'name',
  traits: MEMBER_TRAITS,
  isOwnSort: isFieldSort,
};

/** Whether a sort, or a part of an address, names a field. */
export function isFieldSort(sort: unknown): sort is FieldSort {
  return typeof sort === 'string' && /^field:[\w-]+$/.test(sort);
}

/** All members by name. */
export const DEFAULT_MEMBER_QUERY: MemberQuery = readMemberQuery({});

/** The search parameters of a query, without defaults, so that an address stays short enough to be shared. */
export function memberQueryToSearch(query: MemberQuery): MemberSearch {
  const groups = refsToSearch(query.groups);
  const notGroups = refsToSearch(query.notGroups);
  return {
    ...listQueryToSearch(query, WORDS),
    ...(groups === undefined ? {} : { groups }),
    ...(notGroups === undefined ? {} : { notGroups }),
    ...(query.frontedSince === null ? {} : { frontedSince: query.frontedSince }),
    ...(query.notFrontedSince === null ? {} : { notFrontedSince: query.notFrontedSince }),
  };
}

/**
 * Reads the search parameters of an address (as texts, as a router parsed them, or as `URLSearchParams`), or a query that was
 * read before. Never fails: unknown or malformed parts count as absent.
 */
export function readMemberQuery(search: unknown): MemberQuery {
  const record = searchRecord(search);
  return {
    ...readListQuery(record, WORDS),
    groups: readRefs(record.groups),
    notGroups: readRefs(record.notGroups),
    frontedSince: readDay(record.frontedSince),
    notFrontedSince: readDay(record.notFrontedSince),
  };
}

function readDay(value: unknown): string | null {
  return isDayKey(value) ? value : null;
}

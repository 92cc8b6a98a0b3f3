import type { ListResult } from '../list-query/list-index.ts';
import { searchList } from '../list-query/search-list.ts';
import type { Member } from '../member/member.ts';
import { listMembers, type MemberIndex } from './member-index.ts';
import type { MemberQuery } from './member-query.ts';

/**
 * The members that match a query. With a search the best matches come first (id, name, start of the name, of a word in it,
 * within it, pronouns, description), in the chosen order among equals. An unknown group has no members.
 */
export function queryMembers(index: MemberIndex, query: MemberQuery): ListResult<Member> {
  return listMembers(index, query, searchList);
}

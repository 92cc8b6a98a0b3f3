import type { Group } from '../group/group.ts';
import type { ListResult } from '../list-query/list-index.ts';
import { searchList } from '../list-query/search-list.ts';
import { type GroupIndex, listGroups } from './group-index.ts';
import type { GroupQuery } from './group-query.ts';

/**
 * The groups that match a query. With a search the best matches come first (id, name, start of the name, of a word in it,
 * within it, description), in the chosen order among equals.
 */
export function queryGroups(index: GroupIndex, query: GroupQuery): ListResult<Group> {
  return listGroups(index, query, searchList);
}

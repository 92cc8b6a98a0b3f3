import type { Group } from '../group/group.ts';
import {
  createListIndex,
  type ListIndex,
  type ListResult,
  queryList,
  type TextFinder,
} from '../list-query/list-index.ts';
import { colorKey, isFilled, timestampKeys } from '../list-query/record-keys.ts';
import { numberKey, textKeys } from '../list-query/sort-order.ts';
import { collatorOf } from '../name/collator.ts';
import { groupLabel } from '../name/label.ts';
import type { GroupQuery, GroupSort, GroupTrait } from './group-query.ts';

/** The groups of a system prepared for queries. Immutable; create another when groups or options change. */
export interface GroupIndex {
  readonly list: ListIndex<Group, GroupSort, GroupTrait>;
}

export interface GroupIndexOptions {
  /** Whether the viewer is the owner. Only then the internal name of a group with a display name is searched. */
  readonly owner: boolean;
  /** The locale of the sort order; see `collatorOf`. */
  readonly locale: string | undefined;
}

/**
 * Prepares groups for queries. The number of members is known only for groups that were read with them; a private
 * list is empty in the service's answer.
 */
export function createGroupIndex(groups: readonly Group[], { owner, locale }: GroupIndexOptions): GroupIndex {
  const { compare } = collatorOf(locale);
  const list = createListIndex<Group, GroupSort, GroupTrait>({
    items: groups,
    toSearchable: (group) => ({
      id: group.id,
      uuid: group.uuid,
      name: groupLabel(group),
      otherNames: owner && isFilled(group.displayName) ? [group.name] : [],
      pronouns: '',
      description: group.description ?? '',
    }),
    sortKeys: {
      name: () =>
        textKeys(
          groups.map((group) => groupLabel(group)),
          compare,
        ),
      created: () => timestampKeys(groups.map(({ createdAt }) => createdAt)),
      members: () => groups.map(({ memberRefs }) => numberKey(memberRefs?.length ?? null)),
      color: () => groups.map(({ color }) => colorKey(color)),
    },
    traits: {
      icon: ({ iconUrl }) => isFilled(iconUrl),
      banner: ({ bannerUrl }) => isFilled(bannerUrl),
      color: ({ color }) => color !== null,
      description: ({ description }) => isFilled(description),
      members: ({ memberRefs }) => (memberRefs === null ? null : memberRefs.length > 0),
    },
    isHidden: ({ privacy }) => (owner && privacy ? privacy.visibility === 'private' : null),
  });
  return { list };
}

/**
 * The groups that match a query, of which `search` finds the text: see `queryGroups`.
 *
 * @param search null for a query without a text
 */
export function listGroups(
  index: GroupIndex,
  query: GroupQuery,
  search: TextFinder | null,
): ListResult<Group> {
  return queryList(index.list, query, search);
}

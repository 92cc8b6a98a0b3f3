import type { Group } from '../group/group.ts';
import { createListIndex, type ListIndex, type ListResult, queryList } from '../list-query/list-index.ts';
import { colorKey, isFilled, timestampKeys } from '../list-query/record-keys.ts';
import { numberKey, textKeys } from '../list-query/sort-order.ts';
import { collatorOf } from '../name/collator.ts';
import { groupLabel } from '../name/label.ts';
import type { GroupQuery, GroupSort, GroupTrait } from './group-query.ts';

/** The groups of a system made ready for queries. Never changes; make another when groups or options do. */
export interface GroupIndex {
  readonly list: ListIndex<Group, GroupSort, GroupTrait>;
}

export interface GroupIndexOptions {
  /** Whether the viewer looks at their own system. Only then the internal name of a group with a display name is searched. */
  readonly owner: boolean;
  /** By whose rules names are sorted, a BCP 47 tag; the device's own by default. */
  readonly locale?: string | undefined;
}

/**
 * Makes groups ready for queries. How many members a group has is known only of groups that were read with them; of a private
 * list the service says that it is empty.
 */
export function createGroupIndex(groups: readonly Group[], { owner, locale }: GroupIndexOptions): GroupIndex {
  const { compare } = collatorOf(locale);
  const list = createListIndex<Group, GroupSort, GroupTrait>({
    items: groups,
    toSearchable: (group) => ({
      id: group.id,
      uuid: group.uuid,
      name: groupLabel(group),
      otherName: owner && isFilled(group.displayName) ? group.name : null,
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
 * The groups a query asks for. With a search the best matches come first (id, name, beginning of the name, of a word in it,
 * within it, description), in the chosen order among equals.
 */
export function queryGroups(index: GroupIndex, query: GroupQuery): ListResult<Group> {
  return queryList(index.list, query);
}

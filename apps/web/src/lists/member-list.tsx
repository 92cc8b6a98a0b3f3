import type { Group, Member } from '@frontboard/model';
import { groupLabel, sortByLabel } from '@frontboard/model';
import {
  createMemberIndex,
  DEFAULT_MEMBER_QUERY,
  MEMBER_TRAITS,
  type MemberQuery,
  queryMembers,
  withGroups,
} from '@frontboard/model/list';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { NamingOptions } from '../cache/naming/system-view.ts';
import { useNaming } from '../cache/naming/use-naming.ts';
import { EntityList } from './entity-list.tsx';
import { groupChips, traitChips } from './filter-chips.ts';
import { GroupFilters } from './group-filters.tsx';
import { type GroupsOf, memberKind } from './member-kind.ts';
import type { ListSelection } from './selection/use-list-selection.ts';
import { TraitFilters } from './trait-filters.tsx';
import { useListQuery } from './use-list-query.ts';
import type { EntryPlace } from './use-open-entry.ts';
import { useSearchReady } from './use-search-ready.ts';
import { listWords } from './words.ts';

interface MemberListProps {
  /** All members; the same array while they are the same. */
  members: readonly Member[];
  /** The groups of the system with their members; absent leaves the filter by group out. */
  groups?: readonly Group[] | undefined;
  /** Whether the viewer sees them as their owner. */
  owner: boolean;
  /** The owner looks as others see it: pages opened from here keep this view. */
  asOthers?: boolean;
  /** Where members lead; to their details if absent. */
  page?: EntryPlace | undefined;
  /** The short id or uuid of the one that is open beside the list. */
  openRef?: string | null;
  /** The most frequent action, as a link or button. */
  primary?: ReactNode;
  /** How entries are selected; absent if none can be. */
  selection?: ListSelection;
  query: MemberQuery;
  /** Called after a pause in typing, and at once for everything else. Keep the function. */
  onQueryChange: (query: MemberQuery) => void;
}

/** Members of any number with the tools to find, sort and filter them. */
export function MemberList({
  members,
  groups,
  owner,
  asOthers = false,
  page,
  openRef = null,
  primary,
  selection,
  query,
  onQueryChange,
}: MemberListProps) {
  const naming = useNaming();
  const { current, shown, setText } = useListQuery(query, onQueryChange);
  const { detectPronouns } = naming;
  const bare = useMemo(
    () => createMemberIndex(members, { owner, detectPronouns }),
    [members, owner, detectPronouns],
  );
  useSearchReady(bare.list);
  const index = useMemo(() => withGroups(bare, groups ?? []), [bare, groups]);
  const result = useMemo(() => queryMembers(index, shown), [index, shown]);
  const { sort, order } = shown;
  const findAll = useCallback(
    () => queryMembers(index, { ...DEFAULT_MEMBER_QUERY, sort, order }).items,
    [index, sort, order],
  );
  const kind = useMemo(
    () => memberKind(naming, owner, groupNames(groups ?? [], naming)),
    [naming, owner, groups],
  );
  const nameOf = (ref: string) => {
    const group = groups?.find(({ id, uuid }) => id === ref || uuid === ref);
    return (group && groupLabel(group, naming)) || listWords.unknownGroup;
  };
  return (
    <EntityList
      result={result}
      findNow={() => queryMembers(index, current).items}
      findAll={findAll}
      kind={kind}
      query={current}
      shown={shown}
      onQueryChange={onQueryChange}
      onText={setText}
      sorts={listWords.memberSorts}
      chips={[...groupChips(current, nameOf), ...traitChips(current, MEMBER_TRAITS, listWords.memberTraits)]}
      filters={
        <>
          {groups !== undefined && groups.length > 0 && (
            <GroupFilters groups={groups} query={current} onChange={onQueryChange} />
          )}
          <TraitFilters
            query={current}
            onChange={onQueryChange}
            traits={MEMBER_TRAITS}
            labels={listWords.memberTraits}
            owner={owner}
          />
        </>
      }
      cleared={{ ...DEFAULT_MEMBER_QUERY, sort: query.sort, order: query.order }}
      asOthers={asOthers}
      page={page}
      openId={members.find(({ id, uuid }) => id === openRef || uuid === openRef)?.id ?? null}
      primary={primary}
      selection={selection}
    />
  );
}

/** Finds the names of a member's groups. The table of all of them is built at the first call. */
function groupNames(groups: readonly Group[], naming: NamingOptions): GroupsOf {
  let namesByRef: Map<string, string[]> | null = null;
  const read = () => {
    const names = new Map<string, string[]>();
    for (const group of sortByLabel(groups, groupLabel)) {
      const name = groupLabel(group, naming) || listWords.unknownGroup;
      for (const ref of group.memberRefs ?? []) names.set(ref, [...(names.get(ref) ?? []), name]);
    }
    return names;
  };
  return ({ id, uuid }) => {
    namesByRef ??= read();
    return namesByRef.get(uuid ?? id) ?? namesByRef.get(id) ?? [];
  };
}

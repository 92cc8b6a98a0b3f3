import type { Group } from '@frontboard/model';
import {
  createGroupIndex,
  DEFAULT_GROUP_QUERY,
  GROUP_TRAITS,
  type GroupQuery,
  queryGroups,
} from '@frontboard/model/list';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { EntityList } from './entity-list.tsx';
import { traitChips } from './filter-chips.ts';
import { groupKind } from './group-kind.ts';
import type { ListSelection } from './selection/use-list-selection.ts';
import { TraitFilters } from './trait-filters.tsx';
import { useListQuery } from './use-list-query.ts';
import type { EntryPlace } from './use-open-entry.ts';
import { useSearchReady } from './use-search-ready.ts';
import { listWords } from './words.ts';

interface GroupListProps {
  /** All groups; the same array while they are the same. */
  groups: readonly Group[];
  /** Whether the viewer sees them as their owner. */
  owner: boolean;
  /** The owner looks as others see it: pages opened from here keep this view. */
  asOthers?: boolean;
  /** Where groups lead; to their details if absent. */
  page?: EntryPlace | undefined;
  /** The short id or uuid of the one that is open beside the list. */
  openRef?: string | null;
  /** The most frequent action, as a link or button. */
  primary?: ReactNode;
  /** How entries are selected; absent if none can be. */
  selection?: ListSelection;
  query: GroupQuery;
  /** Called after a pause in typing, and at once for everything else. Keep the function. */
  onQueryChange: (query: GroupQuery) => void;
}

/** Groups of any number with the tools to find, sort and filter them. */
export function GroupList({
  groups,
  owner,
  asOthers = false,
  page,
  openRef = null,
  primary,
  selection,
  query,
  onQueryChange,
}: GroupListProps) {
  const naming = useNaming();
  const { current, shown, setText } = useListQuery(query, onQueryChange);
  const index = useMemo(() => createGroupIndex(groups, { owner }), [groups, owner]);
  useSearchReady(index.list);
  const result = useMemo(() => queryGroups(index, shown), [index, shown]);
  const { sort, order } = shown;
  const findAll = useCallback(
    () => queryGroups(index, { ...DEFAULT_GROUP_QUERY, sort, order }).items,
    [index, sort, order],
  );
  const kind = useMemo(() => groupKind(naming, owner), [naming, owner]);
  return (
    <EntityList
      result={result}
      findNow={() => queryGroups(index, current).items}
      findAll={findAll}
      kind={kind}
      query={current}
      shown={shown}
      onQueryChange={onQueryChange}
      onText={setText}
      sorts={listWords.groupSorts}
      chips={traitChips(current, GROUP_TRAITS, listWords.groupTraits)}
      filters={
        <TraitFilters
          query={current}
          onChange={onQueryChange}
          traits={GROUP_TRAITS}
          labels={listWords.groupTraits}
          owner={owner}
        />
      }
      cleared={{ ...DEFAULT_GROUP_QUERY, sort: query.sort, order: query.order }}
      asOthers={asOthers}
      page={page}
      openId={groups.find(({ id, uuid }) => id === openRef || uuid === openRef)?.id ?? null}
      primary={primary}
      selection={selection}
    />
  );
}

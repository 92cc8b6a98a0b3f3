import type { Group } from '@frontboard/model';
import {
  DEFAULT_GROUP_QUERY,
  GROUP_TRAITS,
  type GroupQuery,
  type GroupSort,
  queryGroups,
  withKeys,
} from '@frontboard/model/list';
import { useMemo } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { EntityList } from './entity-list.tsx';
import { traitChips } from './filter-chips.ts';
import { groupKind } from './group-kind.ts';
import { localColumns, useLocalSearch } from './local-search.ts';
import { TraitFilters } from './trait-filters.tsx';
import { useGroupIndex } from './use-group-index.ts';
import { type RecordListProps, useRecordList } from './use-record-list.ts';
import { listWords } from './words.ts';

interface GroupListProps extends RecordListProps<GroupQuery> {
  /** All groups; the same array while they are the same. */
  groups: readonly Group[];
}

/** Groups of any number with the tools to find, sort and filter them. */
export function GroupList({ groups, ...props }: GroupListProps) {
  const { owner, onQueryChange } = props;
  const naming = useNaming();
  const bare = useGroupIndex(groups, owner);
  const local = useLocalSearch(owner);
  const index = useMemo(() => ({ list: withKeys(bare.list, local.keys) }), [bare, local]);
  const list = useRecordList(
    { records: groups, index, search: queryGroups, defaults: DEFAULT_GROUP_QUERY },
    props,
  );
  const kind = useMemo(() => {
    const whole = groupKind(naming, owner);
    return { ...whole, columns: [...whole.columns, ...localColumns<Group, GroupSort>(local)] };
  }, [naming, owner, local]);
  return (
    <EntityList
      {...list}
      kind={kind}
      sorts={listWords.groupSorts}
      orders={listWords.orders}
      chips={traitChips(list.query, GROUP_TRAITS, listWords.groupTraits)}
      filters={
        <TraitFilters
          query={list.query}
          onChange={onQueryChange}
          traits={GROUP_TRAITS}
          labels={listWords.groupTraits}
          owner={owner}
        />
      }
    />
  );
}

import type { Group } from '@frontboard/model';
import {
  DEFAULT_GROUP_QUERY,
  GROUP_TRAITS,
  type GroupQuery,
  type GroupSort,
  listGroups,
  withKeys,
} from '@frontboard/model/list';
import { useMemo } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { EntityList } from './entity-list.tsx';
import { groupKind } from './entries/group-kind.ts';
import { localColumns, useLocalSearch } from './entries/local-search.ts';
import { traitChips } from './filters/filter-chips.ts';
import { TraitFilters } from './filters/trait-filters.tsx';
import { type RecordListProps, useRecordList } from './query/use-record-list.ts';
import { useGroupIndex } from './search/use-group-index.ts';
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
    { records: groups, index, list: listGroups, defaults: DEFAULT_GROUP_QUERY },
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

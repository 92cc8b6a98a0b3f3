import type { Group } from '@frontboard/model';
import { DEFAULT_GROUP_QUERY, GROUP_TRAITS, type GroupQuery, queryGroups } from '@frontboard/model/list';
import { useMemo } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { EntityList } from './entity-list.tsx';
import { traitChips } from './filter-chips.ts';
import { groupKind } from './group-kind.ts';
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
  const index = useGroupIndex(groups, owner);
  const list = useRecordList(
    { records: groups, index, search: queryGroups, defaults: DEFAULT_GROUP_QUERY },
    props,
  );
  const kind = useMemo(() => groupKind(naming, owner), [naming, owner]);
  return (
    <EntityList
      {...list}
      kind={kind}
      sorts={listWords.groupSorts}
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

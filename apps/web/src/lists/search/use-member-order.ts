import type { Member } from '@frontboard/model';
import { DEFAULT_MEMBER_QUERY, listMembers, type MemberQuery, withLastFronted } from '@frontboard/model/list';
import { useCallback } from 'react';
import { startOfLocalDay } from '../../platform/local-day.ts';
import { useLastFronted } from '../../sync/history/use-last-fronted.ts';
import { withOwnField } from '../entries/field-order.ts';
import { withKnownSort } from '../entries/known-sort.ts';
import { useLocalSearch } from '../entries/local-search.ts';
import { useMemberIndexOf } from './use-member-index.ts';

/** Puts some of the own members into the order of their list. `system`: the reference of the own system; null if it is unknown. */
export function useMemberOrder(
  query: Pick<MemberQuery, 'sort' | 'order'>,
  system: string | null,
): (members: readonly Member[]) => readonly Member[] {
  const indexOf = useMemberIndexOf(true);
  const local = useLocalSearch(true);
  const { sort, order } = withKnownSort(query, local.fields);
  const { lastOf } = useLastFronted(sort === 'last-fronted' ? system : null, false);
  return useCallback(
    (members) => {
      const index = withLastFronted(indexOf(members), {
        lastOf: ({ id }) => lastOf(id),
        startOf: startOfLocalDay,
      });
      const query = { ...DEFAULT_MEMBER_QUERY, sort, order };
      return listMembers(withOwnField(index, sort, local), query, null).items;
    },
    [indexOf, lastOf, local, sort, order],
  );
}

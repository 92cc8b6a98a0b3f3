import type { Member } from '@frontboard/model';
import {
  createMemberIndex,
  DEFAULT_MEMBER_QUERY,
  type MemberIndex,
  type MemberQuery,
  queryMembers,
  withLastFronted,
} from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { deviceLocale } from '../../platform/device-format.ts';
import { startOfLocalDay } from '../../platform/local-day.ts';
import { useLastFronted } from '../../sync/history/use-last-fronted.ts';
import { withKnownSort, withOwnField } from '../entries/field-order.ts';
import { useLocalSearch } from '../entries/local-search.ts';

/** The members prepared for a list: found by their shown names, in the order of the device's language. Pass the same array while they are the same. */
export function useMemberIndex(members: readonly Member[], owner: boolean): MemberIndex {
  const indexOf = useIndexOf(owner);
  return useMemo(() => indexOf(members), [indexOf, members]);
}

/** Puts some of the own members into the order of their list. `system`: the reference of the own system; null if it is unknown. */
export function useMemberOrder(
  query: Pick<MemberQuery, 'sort' | 'order'>,
  system: string | null,
): (members: readonly Member[]) => readonly Member[] {
  const indexOf = useIndexOf(true);
  const local = useLocalSearch(true);
  const { sort, order } = withKnownSort(query, local.fields);
  const { lastOf } = useLastFronted(sort === 'last-fronted' ? system : null, false);
  return useCallback(
    (members) => {
      const index = withLastFronted(indexOf(members), {
        lastOf: ({ id }) => lastOf(id),
        startOf: startOfLocalDay,
      });
      return queryMembers(withOwnField(index, sort, local), { ...DEFAULT_MEMBER_QUERY, sort, order }).items;
    },
    [indexOf, lastOf, local, sort, order],
  );
}

function useIndexOf(owner: boolean) {
  const { detectPronouns } = useNaming();
  const locale = deviceLocale();
  return useCallback(
    (members: readonly Member[]) => createMemberIndex(members, { owner, detectPronouns, locale }),
    [owner, detectPronouns, locale],
  );
}

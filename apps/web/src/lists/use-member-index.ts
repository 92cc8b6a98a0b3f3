import type { Member } from '@frontboard/model';
import {
  createMemberIndex,
  DEFAULT_MEMBER_QUERY,
  type MemberIndex,
  type MemberQuery,
  queryMembers,
} from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { deviceLocale } from '../platform/device-format.ts';

/** The members prepared for a list: found by their shown names, in the order of the device's language. Pass the same array while they are the same. */
export function useMemberIndex(members: readonly Member[], owner: boolean): MemberIndex {
  const indexOf = useIndexOf(owner);
  return useMemo(() => indexOf(members), [indexOf, members]);
}

/** Puts some of the own members into the order of their list. */
export function useMemberOrder({
  sort,
  order,
}: Pick<MemberQuery, 'sort' | 'order'>): (members: readonly Member[]) => readonly Member[] {
  const indexOf = useIndexOf(true);
  return useCallback(
    (members) => queryMembers(indexOf(members), { ...DEFAULT_MEMBER_QUERY, sort, order }).items,
    [indexOf, sort, order],
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

import type { Group } from '@frontboard/model';
import {
  createGroupIndex,
  DEFAULT_GROUP_QUERY,
  type GroupIndex,
  type GroupQuery,
  listGroups,
} from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { deviceLocale } from '../../platform/device-format.ts';

/** The groups prepared for a list, in the order of the device's language. Pass the same array while they are the same. */
export function useGroupIndex(groups: readonly Group[], owner: boolean): GroupIndex {
  const locale = deviceLocale();
  return useMemo(() => createGroupIndex(groups, { owner, locale }), [groups, owner, locale]);
}

/** Puts some of the own groups into the order of their list. */
export function useGroupOrder({
  sort,
  order,
}: Pick<GroupQuery, 'sort' | 'order'>): (groups: readonly Group[]) => readonly Group[] {
  const locale = deviceLocale();
  return useCallback(
    (groups) =>
      listGroups(
        createGroupIndex(groups, { owner: true, locale }),
        { ...DEFAULT_GROUP_QUERY, sort, order },
        null,
      ).items,
    [locale, sort, order],
  );
}

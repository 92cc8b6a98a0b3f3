import type { Group } from '@frontboard/model';
import { createGroupIndex, type GroupIndex } from '@frontboard/model/list';
import { useMemo } from 'react';
import { deviceLocale } from '../platform/device-format.ts';

/** The groups prepared for a list, in the order of the device's language. Pass the same array while they are the same. */
export function useGroupIndex(groups: readonly Group[], owner: boolean): GroupIndex {
  const locale = deviceLocale();
  return useMemo(() => createGroupIndex(groups, { owner, locale }), [groups, owner, locale]);
}

import type { Group } from '@frontboard/model';
import { DEFAULT_GROUP_QUERY, queryGroups } from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { groupKind } from '../entries/group-kind.ts';
import { useGroupIndex } from '../search/use-group-index.ts';
import { useSearchReady } from '../search/use-search-ready.ts';
import { Picker, type PickerChoice } from './picker.tsx';

interface GroupPickerProps extends PickerChoice {
  /** All groups to choose from; the same array while they are the same. */
  groups: readonly Group[];
}

/** Picks groups of the own system. */
export function GroupPicker({ groups, ...choice }: GroupPickerProps) {
  const naming = useNaming();
  const index = useGroupIndex(groups, true);
  useSearchReady(index.list);
  const find = useCallback((text: string) => queryGroups(index, { ...DEFAULT_GROUP_QUERY, text }), [index]);
  const { toEntry } = useMemo(() => groupKind(naming, true), [naming]);
  return <Picker {...choice} kind="group" items={groups} find={find} toEntry={toEntry} />;
}

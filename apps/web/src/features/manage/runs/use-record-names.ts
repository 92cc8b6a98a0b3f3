import { groupLabel, memberLabel } from '@frontboard/model';
import { useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';

/** The newest names of the own members and groups, by uuid. */
export function useRecordNames(): ReadonlyMap<string, string> {
  const naming = useNaming();
  const members = useOwnMembers().items;
  const groups = useOwnGroups().items;
  return useMemo(
    () =>
      new Map<string, string>([
        ...(members ?? []).map((member) => [member.uuid ?? '', memberLabel(member, naming).name] as const),
        ...(groups ?? []).map((group) => [group.uuid ?? '', groupLabel(group, naming)] as const),
      ]),
    [members, groups, naming],
  );
}

import { memberLabel } from '@frontboard/model';
import { useCallback, useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { nameOrSomeone } from '../../../text/list-names.ts';

/** Names own members by their short ids. Empty for no id; "Someone" for an unknown one, and while they are loading. */
export function useMemberNames(): (id: string) => string {
  const { items } = useOwnMembers();
  const naming = useNaming();
  const names = useMemo(
    () => new Map<string, string>(items?.map((member) => [member.id, memberLabel(member, naming).name])),
    [items, naming],
  );
  return useCallback((id) => (id === '' ? '' : nameOrSomeone(names.get(id))), [names]);
}

import type { Member } from '@frontboard/model';
import { DEFAULT_MEMBER_QUERY, queryMembers } from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { useNaming } from '../cache/naming/use-naming.ts';
import { memberKind } from './member-kind.ts';
import { Picker, type PickerChoice } from './picker.tsx';
import { useMemberIndex } from './use-member-index.ts';
import { useSearchReady } from './use-search-ready.ts';

interface MemberPickerProps extends PickerChoice {
  /** All members to choose from; the same array while they are the same. */
  members: readonly Member[];
  /** Whether internal names are searched, too: only for the owner. */
  isOwner?: boolean;
}

/** Picks members. For the owner, internal names are searched, too. */
export function MemberPicker({ members, isOwner = true, ...choice }: MemberPickerProps) {
  const naming = useNaming();
  const index = useMemberIndex(members, isOwner);
  useSearchReady(index.list);
  const find = useCallback((text: string) => queryMembers(index, { ...DEFAULT_MEMBER_QUERY, text }), [index]);
  const { toEntry } = useMemo(() => memberKind(naming, isOwner), [naming, isOwner]);
  return <Picker {...choice} kind="member" items={members} find={find} toEntry={toEntry} />;
}

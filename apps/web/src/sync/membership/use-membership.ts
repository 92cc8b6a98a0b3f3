import { useMemo } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import type { EditState } from '../edit/types.ts';
import { useEdit } from '../edit/use-edit.ts';
import { createMembershipEdit, type MembershipOptions } from './membership-edit.ts';
import { type MembershipValues, membershipValues } from './membership-values.ts';
import { groupsOfMember, membersOfGroup } from './membership-writes.ts';

/** Edits who is in a group, or the groups a member is in: the choice is persisted as a draft, and only the difference is sent. */
export function useMembership(options: MembershipOptions): EditState<MembershipValues> {
  const { side, uuid, all, chosen } = options;
  const caller = useSystemCaller('@me');
  const cache = useRecordCache();
  const editOf = useMemo(() => {
    const open = side === 'members-of-group' ? membersOfGroup : groupsOfMember;
    return createMembershipEdit(open({ caller, cache }, uuid));
  }, [side, caller, cache, uuid]);
  const saved = useMemo(() => membershipValues(all, chosen), [all, chosen]);
  return useEdit({ ...editOf(options), saved, initial: saved });
}

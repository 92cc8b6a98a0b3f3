import { useCallback, useMemo } from 'react';
import type { EditState } from '../edit/types.ts';
import { useEdit } from '../edit/use-edit.ts';
import { useRecordContext } from '../records/use-record-writes.ts';
import {
  createMembershipEdit,
  type MembershipOptions,
  type MembershipValues,
  membershipValues,
} from './membership-edit.ts';
import { joinGroup, membershipOf } from './membership-writes.ts';

/** Edits who is in a group, or the groups a member is in: the choice is persisted as a draft, and only the difference is sent. */
export function useMembership(options: MembershipOptions): EditState<MembershipValues> {
  const { side, uuid, all, chosen } = options;
  const context = useRecordContext();
  const editOf = useMemo(() => {
    const kind = side === 'members-of-group' ? 'group' : 'member';
    return createMembershipEdit(membershipOf(kind, context, uuid));
  }, [side, context, uuid]);
  const saved = useMemo(() => membershipValues(all, chosen), [all, chosen]);
  return useEdit({ ...editOf(options), saved, initial: saved });
}

/** Adds members to a group of the own system; see `joinGroup`. */
export function useJoinGroup(): (group: string, members: readonly string[]) => Promise<boolean> {
  const context = useRecordContext();
  return useCallback((group, members) => joinGroup(context, group, members), [context]);
}

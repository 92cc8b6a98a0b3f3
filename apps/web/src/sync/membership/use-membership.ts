import { useMemo, useRef } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import type { EditState } from '../edit/types.ts';
import { useEdit } from '../edit/use-edit.ts';
import { type MembershipValues, membershipValues, validateMembership } from './membership-values.ts';
import { groupsOfMember, membersOfGroup } from './membership-writes.ts';

interface MembershipOptions {
  readonly side: 'members-of-group' | 'groups-of-member';
  /** Of the group whose members, or the member whose groups are edited. */
  readonly uuid: string;
  /** Uuids of all that could be in. */
  readonly all: readonly string[];
  /** Uuids of those that are, as far as is known. */
  readonly chosen: readonly string[];
  /** Hears how many of the chosen were gone from the service when they were sent. */
  readonly onGone: (count: number) => void;
}

/** Edits who is in a group, or the groups a member is in: what was chosen is kept as a draft, and only the difference is sent. */
export function useMembership({
  side,
  uuid,
  all,
  chosen,
  onGone,
}: MembershipOptions): EditState<MembershipValues> {
  const account = useSystemCaller('@me');
  const cache = useRecordCache();
  const ends = useMemo(() => {
    const open = side === 'members-of-group' ? membersOfGroup : groupsOfMember;
    return open({ account, cache }, uuid);
  }, [side, account, cache, uuid]);
  const saved = useMemo(() => membershipValues(all, chosen), [all, chosen]);
  /** As the service told it just before sending. */
  const latest = useRef(chosen);
  return useEdit({
    key: `${side}:${uuid}`,
    saved,
    initial: saved,
    validate: validateMembership,
    async fetchLatest() {
      latest.current = await ends.fetchLatest();
      return membershipValues(all, latest.current);
    },
    async send({ add, remove }) {
      const gone = await ends.send({ add, remove });
      if (gone.length > 0) onGone(gone.length);
      const isOut = new Set([...remove, ...gone]);
      latest.current = [...latest.current, ...add].filter((ref) => !isOut.has(ref));
      return membershipValues(all, latest.current);
    },
  });
}

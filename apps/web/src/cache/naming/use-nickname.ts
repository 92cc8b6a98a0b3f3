import { type Member, recordKey } from '@frontboard/model';
import { useCallback } from 'react';
import { useFollowedDetails } from '../../state/hooks.ts';
import { withNickname } from './system-view.ts';
import { useNaming } from './use-naming.ts';

/**
 * What the person calls a followed system, or a member of one, on this device; null without it, and in discreet mode.
 *
 * @param key as in the followed list, or the uuid of the member
 */
export function useNickname(of: 'systems' | 'members', key: string | null): string | null {
  const known = useFollowedDetails((details) => (key === null ? undefined : details[of][key]));
  return withNickname('', known, useNaming()).nickname;
}

/** A function that says what the person calls a member of a followed system on this device; the same one until that changes. */
export function useMemberNicknames(): (member: Member) => string | null {
  const known = useFollowedDetails(({ members }) => members);
  const naming = useNaming();
  return useCallback(
    (member) => withNickname('', known[recordKey(member)], naming).nickname,
    [known, naming],
  );
}

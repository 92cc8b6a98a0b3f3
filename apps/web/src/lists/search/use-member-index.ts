import type { Member } from '@frontboard/model';
import { createMemberIndex, type MemberIndex, type MemberIndexOptions } from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { deviceLocale } from '../../platform/device-format.ts';

/**
 * The members prepared for a list: found by their shown names, in the order of the device's language. Pass the same array while they are the same.
 *
 * @param nicknameOf by what else they are found; none by default. Keep the function.
 */
export function useMemberIndex(
  members: readonly Member[],
  owner: boolean,
  nicknameOf?: MemberIndexOptions['nicknameOf'],
): MemberIndex {
  const indexOf = useMemberIndexOf(owner, nicknameOf);
  return useMemo(() => indexOf(members), [indexOf, members]);
}

/** Prepares members, for the device's language and the names as they are shown. */
export function useMemberIndexOf(owner: boolean, nicknameOf?: MemberIndexOptions['nicknameOf']) {
  const { detectPronouns } = useNaming();
  const locale = deviceLocale();
  return useCallback(
    (members: readonly Member[]) =>
      createMemberIndex(members, { owner, detectPronouns, locale, ...(nicknameOf && { nicknameOf }) }),
    [owner, detectPronouns, locale, nicknameOf],
  );
}

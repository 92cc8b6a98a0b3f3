import type { Member } from '@frontboard/model';
import { createMemberIndex, type MemberIndex } from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useMemberNicknames } from '../../cache/naming/use-nickname.ts';
import { deviceLocale } from '../../platform/device-format.ts';

/** The members prepared for a list: found by their shown names and nicknames, in the order of the device's language. Pass the same array while they are the same. */
export function useMemberIndex(members: readonly Member[], owner: boolean): MemberIndex {
  const indexOf = useMemberIndexOf(owner);
  return useMemo(() => indexOf(members), [indexOf, members]);
}

/** Prepares members, for the device's language and the names as they are shown. */
export function useMemberIndexOf(owner: boolean) {
  const { detectPronouns } = useNaming();
  const locale = deviceLocale();
  const nicknames = useMemberNicknames();
  const nicknameOf = owner ? undefined : nicknames;
  return useCallback(
    (members: readonly Member[]) =>
      createMemberIndex(members, { owner, detectPronouns, locale, ...(nicknameOf && { nicknameOf }) }),
    [owner, detectPronouns, locale, nicknameOf],
  );
}

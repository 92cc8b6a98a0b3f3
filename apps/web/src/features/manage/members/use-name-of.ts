import { type Member, memberLabel } from '@frontboard/model';
import { useCallback } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';

/**
 * A member's name as Discord shows it, with everything in it: the display name, or else the name. Initials in
 * discreet mode.
 */
export function useMemberNameOf(): (member: Pick<Member, 'displayName' | 'name'>) => string {
  const { isDiscreet } = useNaming();
  return useCallback(
    ({ name, displayName }) =>
      memberLabel({ name, displayName, pronouns: null }, { detectPronouns: false, isDiscreet }).name,
    [isDiscreet],
  );
}

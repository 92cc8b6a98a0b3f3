import { parseRef } from '@frontboard/model';
import { useQueries } from '@tanstack/react-query';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { memberQueries } from '../../../cache/members/queries.ts';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import { useEntityCaller, useSystemCaller } from '../../../session/caller.ts';

export type OtherKind = 'system' | 'member' | 'group';

/** The other kinds with the same id. `isLooking` until that is known. */
export interface OtherKinds {
  readonly isLooking: boolean;
  readonly found: readonly OtherKind[];
}

/**
 * Checks whether something that is not found as one kind exists as another: short ids are unique within a kind only, and a link or a
 * person may have used the wrong kind. Two requests, only on demand.
 */
export function useOtherKinds(kind: 'member' | 'group', ref: string | null): OtherKinds {
  const entity = useEntityCaller();
  const caller = useSystemCaller(ref ?? '');
  const isAsked = ref !== null && parseRef(kind, ref).ok;
  const [system, other] = useQueries({
    queries: [
      { ...systemLookups(caller).system(ref ?? ''), enabled: isAsked },
      kind === 'member'
        ? { ...groupQueries(entity).detail(ref ?? ''), enabled: isAsked }
        : { ...memberQueries(entity).detail(ref ?? ''), enabled: isAsked },
    ],
  });
  if (!isAsked) return { isLooking: false, found: [] };
  const found: OtherKind[] = [];
  if (system.data?.state === 'shared') found.push('system');
  if (other.data?.state === 'shared') found.push(kind === 'member' ? 'group' : 'member');
  return { isLooking: system.isPending || other.isPending, found };
}

import { parseRef } from '@frontboard/model';
import { useQueries } from '@tanstack/react-query';
import { groupQueries } from '../../cache/groups/queries.ts';
import { memberQueries } from '../../cache/members/queries.ts';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { useEntityCaller, useSystemCaller } from '../../session/caller.ts';
import type { RecentKind } from '../../session/recent-lookups.ts';

const KINDS: readonly RecentKind[] = ['system', 'member', 'group'];

/** The other kinds with the same id. `isLooking` until that is known. */
export interface OtherKinds {
  readonly isLooking: boolean;
  readonly found: readonly RecentKind[];
}

/**
 * Checks whether something that is not found as one kind exists as another: short ids are unique within a kind only, and a link or a
 * person may have used the wrong kind. Two requests, only on demand.
 *
 * @param text the reference as it is in the address
 */
export function useOtherKinds(kind: RecentKind, text: string): OtherKinds {
  const refs = { system: refOf('system'), member: refOf('member'), group: refOf('group') };
  const entity = useEntityCaller();
  const caller = useSystemCaller(refs.system ?? '');
  const [system, member, group] = useQueries({
    queries: [
      { ...systemLookups(caller).system(refs.system ?? ''), enabled: refs.system !== null },
      { ...memberQueries(entity).detail(refs.member ?? ''), enabled: refs.member !== null },
      { ...groupQueries(entity).detail(refs.group ?? ''), enabled: refs.group !== null },
    ],
  });
  const answers = { system, member, group };
  const asked = KINDS.filter((other) => refs[other] !== null);
  return {
    isLooking: asked.some((other) => answers[other].isPending),
    found: asked.filter((other) => answers[other].data?.state === 'shared'),
  };

  function refOf(other: RecentKind): string | null {
    const parsed = parseRef(other, text);
    return other !== kind && parsed.ok ? parsed.ref : null;
  }
}

import { useMemo, useState } from 'react';
import type { FrontMember } from '../../session/front-member.ts';
import { quickMembers } from './rank-members.ts';
import { useDesk, useFront } from './switch-desk.tsx';

/** More would push the others out of sight. */
const MOST_RECENTS = 6;

interface Visit {
  readonly recents: readonly FrontMember[];
  readonly fronting: readonly FrontMember[];
}

/**
 * Who is offered first: favourites, and who had fronted recently when the front was first known. They stay where they are after a
 * switch, so that no row moves from under a finger that is about to choose the next one.
 */
export function useQuickMembers(): readonly FrontMember[] {
  const { favourites, recents } = useDesk();
  const front = useFront();
  const [visit, setVisit] = useState<Visit | null>(null);
  if (visit === null && front.state !== 'loading') setVisit({ recents, fronting: front.members });
  const { recents: shown, fronting } = visit ?? { recents, fronting: front.members };
  return useMemo(
    () => quickMembers(favourites, shown, fronting, MOST_RECENTS),
    [favourites, shown, fronting],
  );
}

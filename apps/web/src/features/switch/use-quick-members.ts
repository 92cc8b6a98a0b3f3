import { useMemo, useState } from 'react';
import type { FrontMember } from '../../session/front-member.ts';
import { quickMembers } from './rank-members.ts';
import { useDesk, useFront } from './switch-desk.tsx';

/** More would push the others off the screen. */
const MOST_RECENTS = 6;

interface Visit {
  readonly recents: readonly FrontMember[];
  readonly fronting: readonly FrontMember[];
}

/**
 * The first members: favourites, and recent fronters as of when the front was first known. They keep their positions after a
 * switch, so that no row moves under a finger that is about to choose the next one.
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

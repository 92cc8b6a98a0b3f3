import { useEffect, useMemo, useState } from 'react';
import type { FrontMember } from '../../session/front-member.ts';
import { frontingOften, useSwitchChoicesStore } from '../../session/switch-choices.ts';
import { quickMembers } from './rank-members.ts';
import { frequentFronters } from './recent-fronts.ts';
import { useBook, useDesk, useFront, useNewest } from './switch-desk.tsx';

/** Two rows of faces on a phone. */
const MOST_RECENTS = 8;
/** Those who are fronting are left out. */
const MOST_COUNTED = 12;

interface Visit {
  readonly recents: readonly FrontMember[];
  readonly fronting: readonly FrontMember[];
}

/**
 * The first members: favourites, and who fronts often these days. That is fixed once the front and the history are known, or somebody was
 * chosen, so that no face moves under a finger that is about to choose the next one.
 */
export function useQuickMembers(): readonly FrontMember[] {
  const { favourites, recents, draft } = useDesk();
  const { list, memberWithId } = useBook();
  const front = useFront();
  const { rows, state } = useNewest();
  const [firstDraft] = useState(draft);
  const [visit, setVisit] = useState<Visit | null>(null);
  const counted = useMemo(
    () => frequentFronters(rows, MOST_COUNTED).flatMap((id) => memberWithId(id) ?? []),
    [rows, memberWithId],
  );
  const current = { recents: counted.length > 0 ? counted : recents, fronting: front.members };
  const isKnown = front.state !== 'loading' && state !== 'loading' && state !== 'none' && list.items !== null;
  const isChosen = draft.length !== firstDraft.length;
  if (visit === null && (isKnown || isChosen)) setVisit(current);
  const { recents: shown, fronting } = visit ?? current;

  const store = useSwitchChoicesStore();
  useEffect(() => {
    if (list.items === null || counted.length === 0) return;
    const change = frontingOften(counted);
    if (change(store.getState()) !== store.getState()) store.update(change);
  }, [list.items, counted, store]);
  return useMemo(
    () => quickMembers(favourites, shown, fronting, MOST_RECENTS),
    [favourites, shown, fronting],
  );
}

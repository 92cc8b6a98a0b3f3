import { useEffect, useMemo, useState } from 'react';
import type { FrontMember } from '../../../session/front-member.ts';
import { frontingOften, useSwitchChoicesStore } from '../../../session/switch-choices.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { quickMembers } from '../desk/rank-members.ts';
import { frequentFronters, frontersAround } from '../desk/recent-fronts.ts';
import { useBook, useDesk, useFront, useNewest, useQuickVisit } from '../desk/switch-desk.tsx';

/** Two rows of faces on a phone. */
const MOST_RECENTS = 8;
/** How many members are counted. Members who are fronting are left out later. */
const MOST_COUNTED = 12;

/**
 * The first members: favourites, and who fronts often around this time of day, or these days if the person prefers that. That is fixed for the
 * visit once it is known, or somebody was pressed, so that no face moves under a finger: a history that has to be fetched counts at once
 * only where nothing is known from a former visit.
 */
export function useQuickMembers(): readonly FrontMember[] {
  const { favourites, recents, isPressed } = useDesk();
  const { list, memberWithId } = useBook();
  const front = useFront();
  const { rows, state } = useNewest();
  const visit = useQuickVisit();
  const { clock } = useServices();
  const isByHour = useSettings(({ aroundNow }) => aroundNow);
  const [openedAtMs] = useState(() => clock.now());
  const counted = useMemo(
    () => frequentFronters(rows, MOST_COUNTED).flatMap((id) => memberWithId(id) ?? []),
    [rows, memberWithId],
  );
  const around = useMemo(
    () =>
      isByHour
        ? frontersAround(rows, openedAtMs, MOST_COUNTED).flatMap((id) => memberWithId(id) ?? [])
        : counted,
    [isByHour, rows, openedAtMs, memberWithId, counted],
  );
  const [isFirstVisit] = useState(recents.length === 0);
  const current = {
    recents: (isFirstVisit || isByHour) && around.length > 0 ? around : recents,
    fronting: front.members,
  };
  // The copy on the device is there as soon as the history is asked for.
  const isHistoryKnown = state !== 'none' && (state !== 'loading' || !isFirstVisit);
  const isKnown =
    front.state !== 'loading' && list.items !== null && (isHistoryKnown || !(isFirstVisit || isByHour));
  if (isKnown || isPressed) visit.current ??= current;
  const { recents: shown, fronting } = visit.current ?? current;

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

import { initials, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { FrontTitle } from '../../parts/front-title/front-title.tsx';
import { useOwnCaller } from '../../session/caller.ts';
import { useSession } from '../../session/hooks.ts';
import { useSettings } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import { useOwnFront } from '../../sync/switches/use-own-front.ts';
import { listNames } from '../../text/list-names.ts';
import { frontTitleWords } from './words.ts';

/** Switches of the bot and of other devices are seen so soon, also in the background, where the title of a tab is read. */
const ASKS_EVERY_MS = 60_000;
/** An older front is not in the title: somebody else may be in front by now. */
const OLD_AFTER_MS = 3 * ASKS_EVERY_MS;

/**
 * The title and the icon of the page follow the own front as its owner sees it. They stay in discreet mode, without a known front, on a board, whose
 * address decides, and for a system of this session only: the browser keeps titles in its history.
 */
export function OwnFrontTitle() {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  // As drawn, not as in the address: the two differ until the next screen has loaded.
  const isBoard = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/board') });
  const { system, isStored } = useSession();
  return system === null || !isStored || isDiscreet || isBoard ? null : <TitleOfFront />;
}

function TitleOfFront() {
  const isInitials = useSettings(({ frontTitle }) => frontTitle === 'initials');
  const { ref, caller } = useOwnCaller();
  const { data, dataUpdatedAt } = useQuery({
    ...systemLookups(caller).front(ref),
    refetchInterval: ASKS_EVERY_MS,
    refetchIntervalInBackground: true,
  });
  const isOld = useIsOld(dataUpdatedAt);
  const { members, isPending } = useOwnFront(false);
  const [first] = members;
  // A switch of this device that the service does not have yet is newer than what the service has sent.
  if (first === undefined || (isOld && !isPending)) return null;
  const names = members.map(({ name }) => (isInitials ? initials(name) : name) || null);
  return (
    <FrontTitle
      front={listNames(names)}
      color={data?.members.find((member) => recordKey(member) === first.uuid)?.color ?? null}
      titleOf={frontTitleWords.titleOf}
    />
  );
}

/** Whether what arrived at this time is old. Its timer runs in a hidden page, too. */
function useIsOld(atMs: number): boolean {
  const { clock } = useServices();
  const [oldAtMs, setOldAtMs] = useState<number | null>(null);
  useEffect(() => {
    const timer = clock.setTimeout(() => setOldAtMs(atMs), Math.max(0, OLD_AFTER_MS - (clock.now() - atMs)));
    return () => clock.clearTimeout(timer);
  }, [clock, atMs]);
  return oldAtMs === atMs;
}

import { initials, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { FrontTitle } from '../../parts/front-title/front-title.tsx';
import { useOwnCaller } from '../../session/caller.ts';
import { useSettings } from '../../state/hooks.ts';
import { useOwnFront } from '../../sync/switches/use-own-front.ts';
import { listNames } from '../../text/list-names.ts';
import { frontTitleWords } from './words.ts';

/** Switches of the bot and of other devices are seen so soon, while the page is visible. */
const ASKS_EVERY_MS = 60_000;

/** The title and the icon of the page follow the own front as its owner sees it. In discreet mode, without a front, and on a board, whose address decides, they stay. */
export function OwnFrontTitle() {
  const isInitials = useSettings(({ frontTitle }) => frontTitle === 'initials');
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const isBoard = useRouterState({ select: ({ location }) => location.pathname.startsWith('/board') });
  const { own, ref, caller } = useOwnCaller();
  const { data } = useQuery({
    ...systemLookups(caller).front(ref),
    enabled: own !== null,
    refetchInterval: ASKS_EVERY_MS,
  });
  const { members } = useOwnFront(false);
  const [first] = members;
  if (isDiscreet || isBoard || first === undefined) return null;
  const names = members.map(({ name }) => (isInitials ? initials(name) : name) || null);
  return (
    <FrontTitle
      front={listNames(names)}
      color={data?.members.find((member) => recordKey(member) === first.uuid)?.color ?? null}
      titleOf={frontTitleWords.titleOf}
    />
  );
}

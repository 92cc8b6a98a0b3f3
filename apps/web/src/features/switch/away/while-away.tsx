import { UserRoundCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type LocalData, useLocalData, useLocalDataStore } from '../../../session/local/local-data.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { useAwayShown, useDesk, useFront } from '../desk/switch-desk.tsx';
import { useRecentSwitches } from '../history/use-recent-switches.ts';
import { awayOf, type CameBack } from './away-of.ts';
import { awayWords as words } from './words.ts';

const LOOK_EVERY_MS = 60_000;

const AwayCard = lazyPart(async () => ({ default: (await import('./away-card.tsx')).AwayCard }));

/** The heading's of the card. */
const AWAY_ID = 'while-away';

/** For members who came back after some hours: who was in front since. Nothing if they have dismissed it, or do not want it. */
export function WhileAway() {
  const { away, rows, dismiss } = useAway();
  const { draft } = useDesk();
  // It moves what is below it: not while somebody is being chosen.
  const [isShown, setShown] = useState(false);
  const mayShow = away.length > 0 && (isShown || draft.length === 0);
  if (mayShow !== isShown) setShown(mayShow);
  if (!mayShow) return null;
  return <AwayCard titleId={AWAY_ID} away={away} rows={rows} onDismiss={dismiss} />;
}

/** Leads to the card while it is shown: below the faces, none of which moves when it appears. */
export function AwayLink() {
  const { isShown } = useAwayShown();
  if (!isShown) return null;
  return (
    <IconButton
      label={words.title}
      icon={<UserRoundCheck aria-hidden="true" />}
      onClick={() => document.getElementById(AWAY_ID)?.focus()}
    />
  );
}

function useAway() {
  const isWanted = useSettings(({ awayCard }) => awayCard);
  const front = useFront();
  const { rows } = useRecentSwitches(front.state !== 'loading');
  const dismissed = useLocalData(({ awayDismissed }) => awayDismissed);
  const store = useLocalDataStore();
  const nowMs = useServiceNow(LOOK_EVERY_MS);
  const away = useMemo(() => {
    const uuidOf = new Map<string, string>(front.members.map(({ id, uuid }) => [id, uuid]));
    const isDismissed = ({ id, leftMs }: CameBack) => dismissed[uuidOf.get(id) ?? ''] === leftMs;
    const ids = front.members.map(({ id }) => id);
    return isWanted ? awayOf(rows, ids, nowMs, isDismissed) : [];
  }, [isWanted, rows, front.members, nowMs, dismissed]);
  const dismiss = () => {
    const left = front.members.flatMap(({ id, uuid }): (readonly [string, number])[] => {
      const now = away.find(({ back }) => back.some((it) => it.id === id))?.fromMs ?? dismissed[uuid];
      return now === undefined ? [] : [[uuid, now]];
    });
    // Only for who is in front: it does not grow with the history.
    store.update((data): LocalData => ({ ...data, awayDismissed: Object.fromEntries(left) }));
  };
  return { away, rows, dismiss };
}

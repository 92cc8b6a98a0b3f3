import { lazy, Suspense, useMemo, useState } from 'react';
import { type LocalData, useLocalData, useLocalDataStore } from '../../../session/local-data.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { useRecentSwitches } from '../history/use-recent-switches.ts';
import { useDesk, useFront } from '../switch-desk.tsx';
import { awayOf, type CameBack } from './away-of.ts';

const LOOK_EVERY_MS = 60_000;

const AwayCard = lazy(() => import('./away-card.tsx').then((module) => ({ default: module.AwayCard })));

/** For members who came back after some hours: who was in front since. Nothing if they have dismissed it, or do not want it. */
export function WhileAway() {
  const isWanted = useSettings(({ awayCard }) => awayCard);
  return isWanted && <Away />;
}

function Away() {
  const front = useFront();
  const { draft } = useDesk();
  const { rows } = useRecentSwitches(front.state !== 'loading');
  const dismissed = useLocalData(({ awayDismissed }) => awayDismissed);
  const store = useLocalDataStore();
  const nowMs = useServiceNow(LOOK_EVERY_MS);
  const away = useMemo(() => {
    const uuidOf = new Map<string, string>(front.members.map(({ id, uuid }) => [id, uuid]));
    const isDismissed = ({ id, leftMs }: CameBack) => dismissed[uuidOf.get(id) ?? ''] === leftMs;
    return awayOf(
      rows,
      front.members.map(({ id }) => id),
      nowMs,
      isDismissed,
    );
  }, [rows, front.members, nowMs, dismissed]);
  // It moves the faces below it: not while somebody is being chosen.
  const [isShown, setShown] = useState(false);
  const mayShow = away !== null && (isShown || draft.length === 0);
  if (mayShow !== isShown) setShown(mayShow);
  if (away === null || !mayShow) return null;
  const dismiss = () => {
    const left = front.members.flatMap(({ id, uuid }): (readonly [string, number])[] => {
      const now = away.back.find((member) => member.id === id)?.leftMs ?? dismissed[uuid];
      return now === undefined ? [] : [[uuid, now]];
    });
    // Only for who is in front: it does not grow with the history.
    store.update((data): LocalData => ({ ...data, awayDismissed: Object.fromEntries(left) }));
  };
  return (
    <Suspense fallback={null}>
      <AwayCard away={away} rows={rows} onDismiss={dismiss} />
    </Suspense>
  );
}

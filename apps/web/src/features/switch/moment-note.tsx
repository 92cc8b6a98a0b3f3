import { useContext } from 'react';
import { isFuture } from '../../cache/switches/is-future.ts';
import { useServiceNow } from '../../state/use-now.ts';
import { formatExact, formatRelative } from '../../ui/time/format-time.ts';
import { RunningTimes } from '../../ui/time/relative-time.tsx';
import { useFront } from './desk/switch-desk.tsx';
import { switchWords } from './words.ts';

const words = switchWords.when;
const NOW_EVERY_MS = 10_000;

/** The effect of the chosen time: how long ago it is, whether the current front changes, whether it is in the future. */
export function MomentNote({ atMs }: { atMs: number }) {
  const front = useFront();
  const nowMs = useServiceNow(NOW_EVERY_MS);
  const isRunning = useContext(RunningTimes);
  const distance = isRunning ? formatRelative(atMs, nowMs) : null;
  if (isFuture(atMs, nowMs)) return <strong>{words.future(distance ?? formatExact(atMs))}</strong>;
  const isBefore = front.state === 'known' && front.sinceMs !== null && atMs < front.sinceMs;
  return (
    <>
      {formatExact(atMs)}
      {distance !== null && `, ${distance}`}. {isBefore && words.past}
    </>
  );
}

import type { FrontSwitch } from '@frontboard/model';
import { useContext } from 'react';
import { useNow } from '../../../state/use-now.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import { RunningTimes } from '../../../ui/relative-time.tsx';
import { switchMs } from './switch-names.ts';
import { historyWords as words } from './words.ts';

const NOW_EVERY_MS = 60_000;

/** Says how long one of these switches, newest first, lasted until the one that came after it, or until now. */
export function useLasted(switches: readonly FrontSwitch[]): (frontSwitch: FrontSwitch) => string {
  const nowMs = useNow(NOW_EVERY_MS);
  const isRunning = useContext(RunningTimes);
  return (frontSwitch) => lasted(frontSwitch, switches[switches.indexOf(frontSwitch) - 1], nowMs, isRunning);
}

function lasted(
  frontSwitch: FrontSwitch,
  next: FrontSwitch | undefined,
  nowMs: number,
  isRunning: boolean,
): string {
  const fromMs = switchMs(frontSwitch);
  // What was recorded since the clock was last read is no plan.
  const isPlanned = (atMs: number) => atMs > nowMs + NOW_EVERY_MS;
  if (isPlanned(fromMs)) return words.planned;
  if (next !== undefined && !isPlanned(switchMs(next)))
    return words.lasted(formatDuration(switchMs(next) - fromMs));
  return isRunning ? words.lastsYet(formatDuration(nowMs - fromMs)) : words.untilNow;
}

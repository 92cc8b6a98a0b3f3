import type { FrontSwitch } from '@frontboard/model';
import { useContext } from 'react';
import { isFuture } from '../../../cache/switches/is-future.ts';
import { switchMs } from '../../../lists/switches/switch-names.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import { RunningTimes } from '../../../ui/relative-time.tsx';
import { useTickingNow } from '../../../ui/use-ticking-now.ts';
import { historyWords as words } from './words.ts';

/** Returns how long one of these switches, newest first, lasted until the next one, or until now. */
export function useLasted(switches: readonly FrontSwitch[]): (frontSwitch: FrontSwitch) => string {
  // The same clock as the relative time beside it: two clocks would show two numbers for one time.
  const nowMs = useTickingNow();
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
  if (isFuture(fromMs, nowMs)) return words.planned;
  if (next !== undefined && !isFuture(switchMs(next), nowMs))
    return words.lasted(formatDuration(switchMs(next) - fromMs));
  return isRunning ? words.lastsYet(formatDuration(nowMs - fromMs)) : words.untilNow;
}

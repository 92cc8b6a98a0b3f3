import type { FrontSwitch } from '@frontboard/model';
import { useContext } from 'react';
import { switchMs } from '../../../lists/switches/switch-names.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import { RunningTimes } from '../../../ui/relative-time.tsx';
import { useTickingNow } from '../../../ui/use-ticking-now.ts';
import { historyWords as words } from './words.ts';

/** Tolerance for clocks. */
const FUTURE_FROM_MS = 60_000;

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
  const isPlanned = (atMs: number) => atMs > nowMs + FUTURE_FROM_MS;
  if (isPlanned(fromMs)) return words.planned;
  if (next !== undefined && !isPlanned(switchMs(next)))
    return words.lasted(formatDuration(switchMs(next) - fromMs));
  return isRunning ? words.lastsYet(formatDuration(nowMs - fromMs)) : words.untilNow;
}

import type { FrontSwitch } from '@frontboard/model';
import { useNow } from '../../../state/use-now.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import { switchMs } from './switch-names.ts';
import { historyWords as words } from './words.ts';

const NOW_EVERY_MS = 60_000;

/** Says how long one of these switches, newest first, lasted until the one that came after it, or until now. */
export function useLasted(switches: readonly FrontSwitch[]): (frontSwitch: FrontSwitch) => string {
  const nowMs = useNow(NOW_EVERY_MS);
  return (frontSwitch) => lasted(frontSwitch, switches[switches.indexOf(frontSwitch) - 1], nowMs);
}

function lasted(frontSwitch: FrontSwitch, next: FrontSwitch | undefined, nowMs: number): string {
  const fromMs = switchMs(frontSwitch);
  // What was recorded since the clock was last read is no plan.
  if (fromMs > nowMs + NOW_EVERY_MS) return words.planned;
  if (next !== undefined && switchMs(next) <= nowMs)
    return words.lasted(formatDuration(switchMs(next) - fromMs));
  return words.lastsYet(formatDuration(nowMs - fromMs));
}

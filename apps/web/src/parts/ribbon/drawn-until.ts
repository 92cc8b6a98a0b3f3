import type { TimedSwitch } from '@frontboard/insight';
import { isFuture } from '../../cache/switches/is-future.ts';

/** Until when ribbons are drawn: to the present, and a switch that was just recorded is in them, too. Times in ms. */
export function drawnUntil(switches: readonly TimedSwitch[], nowMs: number): number {
  const newestMs = switches[0]?.atMs ?? 0;
  return isFuture(newestMs, nowMs) ? nowMs : Math.max(nowMs, newestMs + 1);
}

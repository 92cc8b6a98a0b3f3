import type { FrontSwitch } from '@frontboard/model';
import { compareInstants, firstBefore } from '../../../cache/switches/switch-order.ts';

/** The effect of moving a switch to another time. */
export interface Retiming {
  /** The switches it would pass, nearest first. */
  readonly passes: readonly FrontSwitch[];
  /** The other switch with exactly this time. */
  readonly taken: FrontSwitch | null;
  readonly becomesLatest: boolean;
  readonly noLongerLatest: boolean;
}

/**
 * Compares with the known history (newest first), as fast for 50,000 switches as for a few. `timestamp`: ISO with `Z`.
 */
export function retime(switches: readonly FrontSwitch[], moved: FrontSwitch, timestamp: string): Retiming {
  const isLater = compareInstants(timestamp, moved.timestamp) > 0;
  const [earlier, later] = isLater ? [moved.timestamp, timestamp] : [timestamp, moved.timestamp];
  const isOther = ({ id }: FrontSwitch) => id !== moved.id;
  const between = switches
    .slice(firstBefore(switches, later), firstBefore(switches, earlier, true))
    .filter(isOther);
  const there = switches.slice(firstBefore(switches, timestamp, true), firstBefore(switches, timestamp));
  const newest = switches.find(isOther);
  const isAfterNewest = (instant: string) =>
    newest !== undefined && compareInstants(instant, newest.timestamp) > 0;
  const isBeforeNewest = (instant: string) =>
    newest !== undefined && compareInstants(instant, newest.timestamp) < 0;
  return {
    passes: isLater ? between.toReversed() : between,
    taken: there.find(isOther) ?? null,
    becomesLatest: isBeforeNewest(moved.timestamp) && isAfterNewest(timestamp),
    noLongerLatest: isAfterNewest(moved.timestamp) && isBeforeNewest(timestamp),
  };
}

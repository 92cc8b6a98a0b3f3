import type { Period } from './period.ts';
import type { TimedSwitch } from './switch-columns.ts';

/** The part of a front that is within a period. */
export interface FrontPart extends Period {
  /** When the front began, which may be before the period. */
  readonly beganMs: number;
  /** Each once; none after a switch-out. */
  readonly memberIds: readonly string[];
  /** Nothing is known of this time, and `memberIds` is empty. The front that began before it, if it did within the period, is a part without length. */
  readonly isUnknown?: true;
}

interface FrontsWithinOptions {
  /** A front in the future does not count: the one before it continues. */
  readonly nowMs: number;
  /**
   * Times of switches after whose front there may be others that are not known: how long it lasted is not known either. Negative infinity:
   * there may be others before all of them.
   */
  readonly unknownAfter?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * The fronts of a period, oldest first, read from a list of switches that are ordered, the newest first. Switches at one instant are one
 * front with the members of both. Only the switches of the period are visited, so that each day of a long history can be asked for.
 */
export function frontsWithin(
  switches: readonly TimedSwitch[],
  { fromMs, toMs }: Period,
  { nowMs, unknownAfter = NONE }: FrontsWithinOptions,
): readonly FrontPart[] {
  const parts: FrontPart[] = [];
  let endMs = Math.min(toMs, nowMs);
  let at = firstOlderThan(switches, endMs);
  while (endMs > fromMs && at < switches.length) {
    const beganMs = switches[at]?.atMs ?? 0;
    const first = at;
    while (switches[at]?.atMs === beganMs) at += 1;
    const isKnown = !unknownAfter.has(beganMs);
    const startMs = Math.max(beganMs, fromMs);
    if (!isKnown) addUnknown(parts, startMs, endMs);
    if (isKnown || beganMs >= fromMs) {
      parts.push({
        beganMs,
        fromMs: startMs,
        toMs: isKnown ? endMs : startMs,
        memberIds: membersOf(switches, first, at),
      });
    }
    endMs = startMs;
  }
  if (unknownAfter.has(Number.NEGATIVE_INFINITY)) addUnknown(parts, fromMs, endMs);
  return parts.reverse();
}

function addUnknown(parts: FrontPart[], fromMs: number, toMs: number): void {
  if (toMs > fromMs) parts.push({ beganMs: fromMs, fromMs, toMs, memberIds: [], isUnknown: true });
}

function membersOf(switches: readonly TimedSwitch[], from: number, to: number): readonly string[] {
  const ids = switches[from]?.memberIds ?? [];
  return to - from === 1 ? ids : [...new Set(switches.slice(from, to).flatMap((it) => it.memberIds))];
}

/** The first index of a list (newest first) whose switch is before a time. */
function firstOlderThan(switches: readonly TimedSwitch[], atMs: number): number {
  let [low, high] = [0, switches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((switches[middle]?.atMs ?? 0) < atMs) high = middle;
    else low = middle + 1;
  }
  return low;
}

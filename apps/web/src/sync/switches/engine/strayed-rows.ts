import { type FrontSwitch, parseTimestamp } from '@frontboard/model';
import { momentOf, type QueuedSwitch, switchIdOf } from './queued-switch.ts';

/** The service's clock is known to about a second. */
const CLOCK_TOLERANCE_MS = 2_000;

interface StrayOptions {
  readonly queued: QueuedSwitch;
  /** All queue of the account: their switches have not strayed. */
  readonly queue: readonly QueuedSwitch[];
  /** How long a request may go on that has got no answer, in milliseconds. */
  readonly settleMs: number;
  /** The service's clock minus this device's, in milliseconds. */
  readonly skewMs: number;
}

/**
 * The rows that may be ours and have stayed at the service's own now, since making a switch takes it two steps: they lie within one of
 * the plan's requests, and no queued knows them. Whether they have the members that were sent only whole switches tell.
 */
export function strayedRows(
  rows: readonly FrontSwitch[],
  { queued, queue, settleMs, skewMs }: StrayOptions,
): readonly FrontSwitch[] {
  const all = [queued, ...queue];
  const isKnown = (row: FrontSwitch) =>
    all.some(
      (it) =>
        switchIdOf(it) === row.id ||
        momentOf(it) === momentOf(row) ||
        it.unchecked.some((sent) => momentOf(sent) === momentOf(row)),
    );
  const isWithin = ({ timestamp }: FrontSwitch) => {
    const atMs = (parseTimestamp(timestamp) ?? Number.NaN) - skewMs;
    return queued.unchecked.some(
      ({ sentAtMs, endedAtMs }) =>
        atMs >= sentAtMs - CLOCK_TOLERANCE_MS &&
        atMs <= (endedAtMs ?? sentAtMs) + settleMs + CLOCK_TOLERANCE_MS,
    );
  };
  // The oldest first: of several requests for the same members each takes its own.
  return rows
    .filter((row) => row.id !== null && !isKnown(row) && isWithin(row))
    .toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
}

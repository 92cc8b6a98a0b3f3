import type { FrontSwitch } from '@frontboard/model';
import { isSameList, momentOf, type QueuedSwitch, type SentSwitch, switchIdOf } from './queued-switch.ts';

/** The service's clock is known to about a second. */
const CLOCK_TOLERANCE_MS = 2_000;

/** Of a request whose page was closed nobody knows how long it was on its way, but no longer than this. */
const LONGEST_TRAVEL_MS = 60_000;

/** What is known of the time that requests take. */
export interface RequestTimes {
  /** How long a request may go on that has got no answer, in milliseconds. */
  readonly settleMs: number;
  /** The service's clock minus this device's, in milliseconds. */
  readonly skewMs: number;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
}

interface SwitchRow {
  readonly timestamp: string;
  /** Uuids in front order. */
  readonly members: readonly string[];
}

interface StrayOptions extends RequestTimes {
  readonly queued: QueuedSwitch;
  /** The switches of the account's queue: these have not strayed. */
  readonly queue: readonly QueuedSwitch[];
}

/**
 * The rows that may be ours and have stayed at the service's own now, since making a switch takes it two steps: they lie within one of
 * the requests for this switch, and no other switch of the queue knows them. Whether they have the members that were sent only whole switches tell.
 */
export function strayedRows(
  rows: readonly FrontSwitch[],
  { queued, queue, settleMs, skewMs, nowMs }: StrayOptions,
): readonly FrontSwitch[] {
  const all = [queued, ...queue];
  const isKnown = (row: FrontSwitch) =>
    all.some(
      (it) =>
        switchIdOf(it) === row.id ||
        momentOf(it) === momentOf(row) ||
        it.unchecked.some((sent) => momentOf(sent) === momentOf(row)),
    );
  // The oldest first: of several requests for the same members each takes its own.
  return rows
    .filter(
      (row) =>
        row.id !== null &&
        !isKnown(row) &&
        sentWhen(row.timestamp, queued, { settleMs, skewMs, nowMs }).length > 0,
    )
    .toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
}

/**
 * Whether a switch may be one of the queue that has stayed at the service's own now, and that nobody has found yet.
 */
export function mayHaveStrayed(row: SwitchRow, queue: readonly QueuedSwitch[], times: RequestTimes): boolean {
  return queue.some((queued) => queued.known.kind === 'none' && hasStrayed(row, queued, times));
}

/** Whether a switch may be one that a request for `queued` has made and left at the service's own now. */
export function hasStrayed(
  { timestamp, members }: SwitchRow,
  queued: QueuedSwitch,
  times: RequestTimes,
): boolean {
  return sentWhen(timestamp, queued, times).some((sent) => isSameList(sent.members, members));
}

/** The requests for a switch that may have been at the service at this time. */
function sentWhen(
  timestamp: string,
  { unchecked }: QueuedSwitch,
  times: RequestTimes,
): readonly SentSwitch[] {
  const moment = momentOf({ timestamp });
  return unchecked.filter((sent) => {
    const [from, to] = timesOf(sent, times);
    return moment >= momentOf({ timestamp: from }) && moment <= momentOf({ timestamp: to });
  });
}

/** From when and to when a request may have been at the service, by the service's clock. */
export function timesOf(
  { sentAtMs, endedAtMs }: SentSwitch,
  { settleMs, skewMs, nowMs }: RequestTimes,
): readonly [from: string, to: string] {
  const lastMs = endedAtMs ?? Math.min(nowMs, sentAtMs + LONGEST_TRAVEL_MS);
  const inServiceTime = (ms: number) => new Date(ms + skewMs).toISOString();
  return [
    inServiceTime(sentAtMs - CLOCK_TOLERANCE_MS),
    inServiceTime(lastMs + settleMs + CLOCK_TOLERANCE_MS),
  ];
}

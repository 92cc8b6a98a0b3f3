import type { FrontSwitch } from '@frontboard/model';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import type { MadeSwitch, SentSwitch } from './made-switch.ts';
import { isSameList } from './moments.ts';

/** The service's clock is known to about a second. */
const CLOCK_TOLERANCE_MS = 2_000;

/** The longest time in flight of a request whose page closed. */
const LONGEST_TRAVEL_MS = 60_000;

/** What is known of the duration of requests. */
export interface RequestTimes {
  /** How long a request without an answer may continue, in milliseconds. */
  readonly settleMs: number;
  /** The service's clock minus this device's, in milliseconds. */
  readonly skewMs: number;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
}

interface StrayOptions extends RequestTimes {
  readonly made: MadeSwitch;
  /** Other requested switches: their rows have not strayed. */
  readonly others: readonly MadeSwitch[];
}

/**
 * The rows that may be ours and have stayed at the service's own time, because the service creates a switch in two steps: their time is within
 * one of the requests for this switch, and no other requested switch has them. Only whole switches show whether they have the sent members.
 */
export function strayedRows(
  rows: readonly FrontSwitch[],
  { made, others, ...times }: StrayOptions,
): readonly FrontSwitch[] {
  const all = [made, ...others];
  const isKnown = (row: FrontSwitch) =>
    all.some(
      (it) =>
        it.switchId === row.id ||
        orderKey(it) === orderKey(row) ||
        it.unchecked.some((sent) => orderKey(sent) === orderKey(row)),
    );
  // The oldest first: of several requests for the same members, each gets its own row.
  return rows
    .filter((row) => row.id !== null && !isKnown(row) && sentWhen(row.timestamp, made, times).length > 0)
    .toSorted((one, other) => (orderKey(one) < orderKey(other) ? -1 : 1));
}

/** Whether a switch with these members, as uuids, may be one that a request for `made` has left at the service's own time. */
export function hasStrayed(
  { timestamp, members }: { readonly timestamp: string; readonly members: readonly string[] },
  made: Pick<MadeSwitch, 'unchecked'>,
  times: RequestTimes,
): boolean {
  return sentWhen(timestamp, made, times).some((sent) => isSameList(sent.members, members));
}

/** The requests for a switch that may have been running at the service at this time. */
function sentWhen(
  timestamp: string,
  { unchecked }: Pick<MadeSwitch, 'unchecked'>,
  times: RequestTimes,
): readonly SentSwitch[] {
  const moment = orderKey({ timestamp });
  return unchecked.filter((sent) => {
    const [from, to] = timesOf(sent, times);
    return moment >= orderKey({ timestamp: from }) && moment <= orderKey({ timestamp: to });
  });
}

/** From when and to when a request may have been running at the service, by the service's clock. */
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

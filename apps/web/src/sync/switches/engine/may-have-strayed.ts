import { isSameList } from '../made/moments.ts';
import { type RequestTimes, sentWhen } from '../made/strayed-rows.ts';
import type { QueuedSwitch } from './queued-switch.ts';

interface SwitchRow {
  readonly timestamp: string;
  /** Uuids in front order. */
  readonly members: readonly string[];
}

/**
 * Whether a switch may be one of the queue that has stayed at the service's own time and was not found yet.
 */
export function mayHaveStrayed(row: SwitchRow, queue: readonly QueuedSwitch[], times: RequestTimes): boolean {
  return queue.some((queued) => queued.known.kind === 'none' && hasStrayed(row, queued, times));
}

/** Whether a switch may be one that a request for `queued` has created and left at the service's own time. */
export function hasStrayed(
  { timestamp, members }: SwitchRow,
  queued: QueuedSwitch,
  times: RequestTimes,
): boolean {
  return sentWhen(timestamp, queued, times).some((sent) => isSameList(sent.members, members));
}

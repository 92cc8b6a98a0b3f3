import { isSameList } from '../made/moments.ts';
import { type RequestTimes, sentWhen } from '../made/strayed-rows.ts';
import type { QueuedSwitch } from './queued-switch.ts';

/**
 * Whether a switch may be one of the queue that has stayed at the service's own now, and that nobody has found yet. `members`: uuids in
 * front order.
 */
export function mayHaveStrayed(
  { timestamp, members }: { readonly timestamp: string; readonly members: readonly string[] },
  queue: readonly QueuedSwitch[],
  times: RequestTimes,
): boolean {
  return queue.some(
    (queued) =>
      queued.known.kind === 'none' &&
      sentWhen(timestamp, queued, times).some((sent) => isSameList(sent.members, members)),
  );
}

import type { FrontSwitch } from '@frontboard/model';
import { isSameList, isSameMoment } from '../made/moments.ts';
import { memberUuids, type SwitchCalls, switchWith } from '../made/service-switches.ts';
import { isSettled, type QueuedSwitch, switchIdOf } from './queued-switch.ts';

/**
 * Whether somebody else has changed or deleted one of these switches after they had the wanted state. What is still being sent is compared
 * when it is sent. Rejects as the client does.
 */
export async function isChangedElsewhere(
  queue: readonly QueuedSwitch[],
  calls: SwitchCalls<'fetch'>,
): Promise<boolean> {
  for (const queued of queue) {
    const id = switchIdOf(queued);
    if (id === null || !isSettled(queued)) continue;
    if (!isAsKnown(queued, await switchWith(calls, id))) return true;
  }
  return false;
}

function isAsKnown(queued: QueuedSwitch, now: FrontSwitch | null): boolean {
  const { known, timestamp } = queued;
  if (now === null || known.kind !== 'there') return false;
  return isSameMoment(now.timestamp, timestamp) && isSameList(memberUuids(now), known.members);
}

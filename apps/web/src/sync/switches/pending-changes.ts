import { brandId, type FrontSwitch } from '@frontboard/model';
import { orderKey } from '../../cache/switches/switch-pages.ts';
import type { QueueEntry } from './types.ts';

/** The operations on switches of the service that are not done there yet, by the id of the switch. */
export function pendingChanges(entries: readonly QueueEntry[]): ReadonlyMap<string, QueueEntry> {
  return new Map(
    entries.flatMap((entry) =>
      entry.switchId === null || entry.state === 'sent' ? [] : [[entry.switchId, entry] as const],
    ),
  );
}

/** The switches, newest first, as they will be once everything that waits is sent. A deleted one stays until its deletion is sent. */
export function withAllPending(
  switches: readonly FrontSwitch[],
  pending: ReadonlyMap<string, QueueEntry>,
): readonly FrontSwitch[] {
  if (pending.size === 0) return switches;
  return switches
    .map((one) => withPending(one, pending.get(one.id ?? '') ?? null))
    .sort((one, other) => (orderKey(one) < orderKey(other) ? 1 : -1));
}

/** A switch as it will be once `entry` is sent. A refused or undone operation leaves it as the service has it. */
export function withPending(frontSwitch: FrontSwitch, entry: QueueEntry | null): FrontSwitch {
  if (entry === null || entry.isUndone || entry.state === 'refused' || entry.kind === 'delete')
    return frontSwitch;
  const { members, timestamp } = entry;
  const memberIds = members.map(({ id }) => brandId('MemberId', id));
  const isSame = memberIds.join() === frontSwitch.memberIds.join();
  return { ...frontSwitch, timestamp, memberIds, members: isSame ? frontSwitch.members : null };
}

import { brandId, type FrontSwitch } from '@frontboard/model';
import { compareNewestFirst } from '../../cache/switches/switch-order.ts';
import { frontSwitchOf, type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
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
  rows: readonly HistoryRow[],
  pending: ReadonlyMap<string, QueueEntry>,
): readonly HistoryRow[] {
  if (pending.size === 0) return rows;
  return rows
    .map((row) => {
      const entry = pending.get(row.id);
      return entry === undefined ? row : rowWithPending(row, entry);
    })
    .sort(compareNewestFirst);
}

function rowWithPending(row: HistoryRow, entry: QueueEntry): HistoryRow {
  const { id, timestamp, memberIds } = withPending(frontSwitchOf(row), entry);
  const isSame = memberIds.join() === row.memberIds.join();
  // Other members were chosen in their order.
  return historyRow({ id, timestamp, memberIds }, !isSame || row.isInOrder) ?? row;
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

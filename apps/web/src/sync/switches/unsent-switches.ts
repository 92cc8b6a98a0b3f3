import { brandId } from '@frontboard/model';
import { compareNewestFirst, firstBefore } from '../../cache/switches/switch-order.ts';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import { haveEqualMembers, isSameMoment } from './made/moments.ts';
import type { QueueEntry } from './types.ts';

interface UnsentSwitch {
  /** Null until the service is known to have it. */
  readonly switchId: string | null;
  /** Whether the history has had it. What disappears from the history after that was deleted. */
  readonly isListed: boolean;
}

/** The new switches that a screen has shown before the service had them, by the id of their operation. */
export type UnsentSwitches = ReadonlyMap<string, UnsentSwitch>;

/** `former` after a change of the history or of the queue; the same object if nothing in it changes. */
export function followUnsent(
  former: UnsentSwitches,
  rows: readonly HistoryRow[],
  entries: readonly QueueEntry[],
): UnsentSwitches {
  const changed = entries.flatMap(({ id, kind, state, switchId }) => {
    const known = former.get(id);
    const isNew = known === undefined && kind !== 'delete' && state !== 'sent' && switchId === null;
    if (!isNew && (known === undefined || known.isListed)) return [];
    const isListed = switchId !== null && rows.some((row) => row.id === switchId);
    if (known?.switchId === switchId && known.isListed === isListed) return [];
    return [[id, { switchId, isListed }] as const];
  });
  return changed.length === 0 ? former : new Map([...former, ...changed]);
}

/**
 * The history, newest first, with the switches that it does not have yet. One that the service does not have has the id of its operation. A
 * recorded one stays until the history has it, so that it never disappears in between.
 */
export function withUnsent(
  rows: readonly HistoryRow[],
  entries: readonly QueueEntry[],
  unsent: UnsentSwitches,
): readonly HistoryRow[] {
  const added = entries.flatMap((entry) => {
    const { id, state, isUndone, switchId, timestamp, members } = entry;
    const isMissing = unsent.get(id)?.isListed === false && !isUndone && state !== 'refused';
    // Sent without an id: nothing was created, because the same members were fronting already.
    const isMade = switchId === null && (state === 'sent' || isIn(rows, entry));
    if (!isMissing || isMade) return [];
    const memberIds = members.map((member) => brandId('MemberId', member.id));
    return historyRow({ id: brandId('SwitchId', switchId ?? id), timestamp, memberIds }, true) ?? [];
  });
  return added.length === 0 ? rows : [...rows, ...added].sort(compareNewestFirst);
}

/** Whether the history has a switch of this time with these members: it may arrive before the answer to its request. */
function isIn(rows: readonly HistoryRow[], { timestamp, members }: QueueEntry): boolean {
  const ids = members.map(({ id }) => id);
  for (let index = firstBefore(rows, timestamp, true); index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined || !isSameMoment(row.timestamp, timestamp)) return false;
    if (haveEqualMembers(row.memberIds, ids)) return true;
  }
  return false;
}

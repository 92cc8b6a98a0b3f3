import { frontSwitchFromWire } from '@frontboard/model';
import { formatMicros, type SandboxState, type SwitchRow } from '@frontboard/sandbox';
import { historyRow } from '../../persistence/history/history-row.ts';
import type { HistoryEdit } from '../../sync/switches/edit-plan/types.ts';
import type { SeenSwitch } from '../../sync/switches/history-edits.ts';
import { pendingChanges, withAllPending } from '../../sync/switches/pending-changes.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import type { ScheduledEdit } from './happening.ts';
import { ownMembers, switchesOf } from './own-system.ts';

/** The history as a tab with these entries shows it, newest first: what waits to be sent is shown as if it were done. */
export function seenSwitches(
  state: SandboxState,
  isListed: (row: SwitchRow) => boolean,
  entries: readonly QueueEntry[],
): readonly (SeenSwitch & { readonly id: string })[] {
  const listed = switchesOf(state)
    .filter(isListed)
    .map(({ uuid, timestamp, members }) =>
      frontSwitchFromWire(
        {
          id: uuid,
          timestamp: formatMicros(timestamp),
          members: members.map((member) => ownMembers.find((it) => it.uuid === member)?.id ?? member),
        },
        '',
      ),
    );
  const rows = listed.flatMap((it) => historyRow(it) ?? []);
  return withAllPending(rows, pendingChanges(entries)).map(({ id, timestamp, memberIds }) => ({
    id,
    timestamp,
    memberIds,
    members: ownMembers.filter((it) => memberIds.some((one) => one === it.id)),
  }));
}

/** An edit of the history that is seen; null where it has no such switch. `switches`: newest first, `nowMs`: by the device's clock. */
export function editOf(
  { kind, fromNewest, members, agoMs, lastsMs }: ScheduledEdit,
  switches: readonly SeenSwitch[],
  nowMs: number,
): HistoryEdit | null {
  // The earliest switch stays as it is.
  const chosen = switches.slice(0, -1)[fromNewest];
  const id = chosen?.id ?? null;
  const memberIds = members.flatMap((index) => ownMembers[index]?.id ?? []);
  const at = inWholeSeconds(nowMs - agoMs);
  const to = lastsMs === null ? null : inWholeSeconds(nowMs - agoMs + lastsMs);
  switch (kind) {
    case 'add':
      return { kind, at, memberIds };
    case 'insert':
    case 'take-out':
      return { kind, memberIds, from: at, to };
  }
  if (chosen === undefined || id === null) return null;
  switch (kind) {
    case 'move':
      return { kind, id, to: at };
    case 'change-members':
      return { kind, id, memberIds };
    case 'copy':
      return { kind, id, at };
    case 'split': {
      const endMs = Date.parse(switches[fromNewest - 1]?.timestamp ?? at);
      return { kind, id, at: inWholeSeconds((Date.parse(chosen.timestamp) + endMs) / 2), memberIds };
    }
    case 'delete':
    case 'merge':
      return { kind, id };
  }
}

function inWholeSeconds(ms: number): string {
  return new Date(Math.floor(ms / 1_000) * 1_000).toISOString();
}

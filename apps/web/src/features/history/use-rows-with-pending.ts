import type { FrontSwitch } from '@frontboard/model';
import { useMemo } from 'react';
import { compareNewestFirst } from '../../cache/switches/switch-order.ts';
import { historyRow } from '../../persistence/history/history-row.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { pendingChanges, withPending } from '../../sync/switches/pending-changes.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';

type Rows = SwitchHistory['switches'];

interface RowsWithPending {
  /** Newest first. A deleted one stays until its deletion is sent. */
  readonly rows: Rows;
  /** The operations that the service does not have yet, by the id of their switch. */
  readonly pending: ReadonlyMap<string, QueueEntry>;
}

const NONE: ReadonlyMap<string, QueueEntry> = new Map();

/** The switches of the own system once everything that waits is sent. Those of other systems are unchanged. */
export function useRowsWithPending(switches: Rows, isOwn: boolean): RowsWithPending {
  const { entries } = useSwitchQueue();
  const pending = useMemo(() => (isOwn ? pendingChanges(entries) : NONE), [entries, isOwn]);
  const rows = useMemo(() => {
    if (pending.size === 0) return switches;
    const changed = switches.map((row) => {
      const entry = pending.get(row.id);
      if (entry === undefined) return row;
      return historyRow(withPending(frontSwitchOf(row), entry)) ?? row;
    });
    return changed.sort(compareNewestFirst);
  }, [switches, pending]);
  return { rows, pending };
}

/** A switch as in the list: without whole members. */
export function frontSwitchOf({ id, timestamp, memberIds }: Rows[number]): FrontSwitch {
  return { id, timestamp, memberIds, members: null, extra: {} };
}

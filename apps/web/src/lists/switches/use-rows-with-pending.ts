import { useMemo } from 'react';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { pendingChanges, withAllPending } from '../../sync/switches/pending-changes.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';

type Rows = SwitchHistory['switches'];

export interface RowsWithPending {
  /** Newest first. A deleted one stays until its deletion is sent. */
  readonly rows: Rows;
  /** The operations that the service does not have yet, by the id of their switch. */
  readonly pending: ReadonlyMap<string, QueueEntry>;
}

const NONE: ReadonlyMap<string, QueueEntry> = new Map();

/** The switches of the own system once everything that waits is sent. Those of other systems are unchanged. */
export function useRowsWithPending(switches: Rows, isOwn = true): RowsWithPending {
  const { entries } = useSwitchQueue();
  const pending = useMemo(() => (isOwn ? pendingChanges(entries) : NONE), [entries, isOwn]);
  const rows = useMemo(() => withAllPending(switches, pending), [switches, pending]);
  return { rows, pending };
}

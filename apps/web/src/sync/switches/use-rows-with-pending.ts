import { useMemo } from 'react';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { pendingChanges, withAllPending } from './pending-changes.ts';
import type { QueueEntry } from './types.ts';
import { useSwitchQueue } from './use-switch-queue.ts';

type Rows = readonly HistoryRow[];

export interface RowsWithPending {
  /** Newest first. A deleted one stays until its deletion is sent. */
  readonly rows: Rows;
  /** The operations that the service does not have yet, by the id of their switch. */
  readonly pending: ReadonlyMap<string, QueueEntry>;
}

const NONE: ReadonlyMap<string, QueueEntry> = new Map();

/** The switches of the own system once everything that waits is sent. Other systems' switches are unchanged. */
export function useRowsWithPending(switches: Rows, isOwn = true): RowsWithPending {
  const { entries } = useSwitchQueue();
  const pending = useMemo(() => (isOwn ? pendingChanges(entries) : NONE), [entries, isOwn]);
  const rows = useMemo(() => withAllPending(switches, pending), [switches, pending]);
  return { rows, pending };
}

import type { FrontSwitch } from '@frontboard/model';
import { useMemo } from 'react';
import { type OwnSwitches, useOwnSwitches } from '../../../cache/switches/use-own-switches.ts';
import type { EditedHistory } from '../../../lists/switches/use-planned-edit.ts';
import { pendingChanges, withAllPending } from '../../../sync/switches/pending-changes.ts';
import type { QueueEntry } from '../../../sync/switches/types.ts';
import { useSwitchQueue } from '../../../sync/switches/use-switch-queue.ts';

export interface RecentSwitchesNow extends OwnSwitches {
  /** The editor's input: without those about to be deleted. */
  readonly history: EditedHistory;
  /** The operation that waits to be sent, or was refused, for one of them; null for none. */
  readonly pendingOf: (frontSwitch: FrontSwitch) => QueueEntry | null;
}

/** The history of the own system once everything that waits is sent. */
export function useRecentSwitches(): RecentSwitchesNow {
  const own = useOwnSwitches();
  const { entries } = useSwitchQueue();
  const pending = useMemo(() => pendingChanges(entries), [entries]);
  const switches = useMemo(() => withAllPending(own.switches, pending), [own.switches, pending]);
  const { state, loadMore, isFetching } = own;
  const isComplete = state === 'loaded' && loadMore === null && !isFetching;
  const history = useMemo(() => {
    const isStaying = ({ id }: FrontSwitch) => pending.get(id ?? '')?.kind !== 'delete';
    return { switches: switches.filter(isStaying), isComplete };
  }, [switches, pending, isComplete]);
  return { ...own, switches, history, pendingOf: ({ id }) => pending.get(id ?? '') ?? null };
}

import type { FrontSwitch } from '@frontboard/model';
import { useMemo } from 'react';
import { type OwnSwitches, useOwnSwitches } from '../../../cache/switches/use-own-switches.ts';
import { pendingChanges, withAllPending } from '../../../sync/switches/pending-changes.ts';
import type { QueueEntry } from '../../../sync/switches/types.ts';
import { useSwitchQueue } from '../../../sync/switches/use-switch-queue.ts';

export interface RecentSwitchesNow extends OwnSwitches {
  /** The operation that waits to be sent, or was refused, for one of them; null for none. */
  readonly pendingOf: (frontSwitch: FrontSwitch) => QueueEntry | null;
}

/** The history of the own system as it will be once everything that waits is sent. */
export function useRecentSwitches(): RecentSwitchesNow {
  const own = useOwnSwitches();
  const { entries } = useSwitchQueue();
  const pending = useMemo(() => pendingChanges(entries), [entries]);
  const switches = useMemo(() => withAllPending(own.switches, pending), [own.switches, pending]);
  return { ...own, switches, pendingOf: ({ id }) => pending.get(id ?? '') ?? null };
}

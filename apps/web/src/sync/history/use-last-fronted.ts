import { useMemo, useSyncExternalStore } from 'react';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import { serviceNow } from '../../state/clock-skew.ts';
import { useServices } from '../services.ts';
import { useRowsWithPending } from '../switches/use-rows-with-pending.ts';
import { useRowsWithUnsent } from '../switches/use-rows-with-unsent.ts';
import { type LastFronts, lastFronts, NO_FRONTS } from './last-fronted.ts';
import { openHistories } from './open-histories.ts';
import { newestSourceOf } from './use-newest-switches.ts';

/** When the members of a system were last fronting, and whether its switches are still being read. */
export interface LastFrontedState extends LastFronts {
  readonly isLoading: boolean;
}

const NO_ROWS: readonly HistoryRow[] = [];
const NOTHING: LastFrontedState = { ...NO_FRONTS, isLoading: false };

/**
 * When the members of a system were last fronting: from what the history has on the device, and its newest page, which is fetched. Nothing is read
 * and nothing is known without a system. What waits to be sent of the own system counts.
 *
 * @param systemRef keep it null until someone wants to know
 */
export function useLastFronted(systemRef: string | null, asOthers: boolean): LastFrontedState {
  const services = useServices();
  const caller = useSystemCaller(systemRef ?? '', asOthers);
  const loader = useMemo(
    () => (systemRef === null ? null : openHistories(services).of(caller, systemRef)),
    [services, caller, systemRef],
  );
  const source = useMemo(() => newestSourceOf(loader), [loader]);
  const history = useSyncExternalStore(source.subscribe, source.getSnapshot);
  const own = useOwnSystem();
  const isOwn = own !== null && systemRef !== null && isOwnSystem(own, systemRef) && !asOthers;
  const { rows } = useRowsWithUnsent(useRowsWithPending(history?.switches ?? NO_ROWS, isOwn), isOwn);
  return useMemo(() => {
    if (history === null) return NOTHING;
    const isLoading = history.checkedAtMs === null && history.refusal === null && history.error === null;
    return { ...lastFronts(history, serviceNow(services), rows), isLoading };
  }, [history, rows, services]);
}

import { useMemo, useSyncExternalStore } from 'react';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import { serviceNow } from '../../state/service-now.ts';
import { useServices } from '../services.ts';
import { useRowsWithPending } from '../switches/use-rows-with-pending.ts';
import { useRowsWithUnsent } from '../switches/use-rows-with-unsent.ts';
import { lastFronts } from './last-fronted.ts';
import { type LastFrontedState, NOT_YET, NOTHING_ASKED } from './last-fronted-state.ts';
import { newestSourceOf } from './newest-source.ts';
import { openHistories } from './open-histories.ts';

const NO_ROWS: readonly HistoryRow[] = [];

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
  return useLastFrontedIn(source, systemRef, asOthers);
}

/** When the members of a system were last fronting, from a history that may not be open. */
export function useLastFrontedIn(
  source: ReturnType<typeof newestSourceOf>,
  systemRef: string | null,
  asOthers: boolean,
): LastFrontedState {
  const services = useServices();
  const history = useSyncExternalStore(source.subscribe, source.getSnapshot);
  const own = useOwnSystem();
  const isOwn = own !== null && systemRef !== null && isOwnSystem(own, systemRef) && !asOthers;
  const { rows } = useRowsWithUnsent(useRowsWithPending(history?.switches ?? NO_ROWS, isOwn), isOwn);
  return useMemo(() => {
    if (history === null) return systemRef === null ? NOTHING_ASKED : NOT_YET;
    const { checkedAtMs, refusal, error } = history;
    const nowMs = serviceNow(services);
    return {
      ...lastFronts(history, nowMs, rows),
      isLoading: checkedAtMs === null && refusal === null && error === null,
      newestMs: rows.find(({ atMs }) => atMs <= nowMs)?.atMs ?? null,
      checkedAtMs,
    };
  }, [history, rows, services, systemRef]);
}

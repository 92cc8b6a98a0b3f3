import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem, PUBLIC } from '../../session/viewer.ts';
import { serviceNow } from '../../state/clock-skew.ts';
import { useServices } from '../services.ts';
import { useRowsWithPending } from '../switches/use-rows-with-pending.ts';
import { useRowsWithUnsent } from '../switches/use-rows-with-unsent.ts';
import { type LastFronts, lastFronts, NO_FRONTS } from './last-fronted.ts';
import { openHistories } from './open-histories.ts';
import { newestSourceOf } from './use-newest-switches.ts';

/** When the members of a system were last fronting, and how far that is known. */
export interface LastFrontedState extends LastFronts {
  /** Its switches are still being read. */
  readonly isLoading: boolean;
  /** The time of the newest known switch that has happened, in milliseconds since 1970; null without one. */
  readonly newestMs: number | null;
  /** When the newest switches were last fetched, in milliseconds since 1970; null before that. */
  readonly checkedAtMs: number | null;
}

const NO_ROWS: readonly HistoryRow[] = [];
const NOTHING: LastFrontedState = { ...NO_FRONTS, isLoading: false, newestMs: null, checkedAtMs: null };

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

/**
 * As `useLastFronted`, from what is known without a request: the own history on the device, or what another screen has loaded, also after that
 * screen is closed.
 */
export function useKnownLastFronted(systemRef: string, asOthers: boolean): LastFrontedState {
  const caller = useSystemCaller(systemRef, asOthers);
  const histories = openHistories(useServices());
  const loader = useSyncExternalStore(histories.onOpened, () =>
    caller.viewer === PUBLIC ? histories.openOf(caller, systemRef) : histories.of(caller, systemRef),
  );
  useEffect(() => void loader?.prepare(), [loader]);
  const source = useMemo(
    () => ({
      subscribe: (fn: () => void) => loader?.watch(fn) ?? (() => {}),
      getSnapshot: () => loader?.getSnapshot() ?? null,
    }),
    [loader],
  );
  return useLastFrontedIn(source, systemRef, asOthers);
}

function useLastFrontedIn(
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
    if (history === null) return NOTHING;
    const { checkedAtMs, refusal, error } = history;
    const nowMs = serviceNow(services);
    return {
      ...lastFronts(history, nowMs, rows),
      isLoading: checkedAtMs === null && refusal === null && error === null,
      newestMs: rows.find(({ atMs }) => atMs <= nowMs)?.atMs ?? null,
      checkedAtMs,
    };
  }, [history, rows, services]);
}

import { useMemo, useSyncExternalStore } from 'react';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { systemClock } from '../../platform/clock.ts';
import { untilIdle } from '../../platform/until-idle.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import { serviceNow } from '../../state/clock-skew.ts';
import { useServices } from '../services.ts';
import { useRowsWithPending } from '../switches/use-rows-with-pending.ts';
import { useRowsWithUnsent } from '../switches/use-rows-with-unsent.ts';
import { type LastFronts, lastFronts, NO_FRONTS } from './last-fronted.ts';
import { newestSourceOf } from './newest-source.ts';

/** When the members of a system were last fronting, and how far that is known. */
export interface LastFrontedState extends LastFronts {
  /** Its switches are still being read. */
  readonly isLoading: boolean;
  /** The time of the newest known switch that has happened, in milliseconds since 1970; null without one. */
  readonly newestMs: number | null;
  /** When the newest switches were last fetched, in milliseconds since 1970; null before that. */
  readonly checkedAtMs: number | null;
}

/** The most that a busy page delays a history, in ms. */
const WITHIN_MS = 1_000;
const NO_ROWS: readonly HistoryRow[] = [];
const NOTHING: LastFrontedState = { ...NO_FRONTS, isLoading: false, newestMs: null, checkedAtMs: null };
/** The history is not open yet. */
const NOT_YET: LastFrontedState = { ...NOTHING, isLoading: true };

/** A long list is shown before the code of histories is loaded, which few of its layouts need. */
let openHistories: typeof import('./open-histories.ts').openHistories | null = null;
const waiting = new Set<() => void>();

function whenLoaded(fn: () => void): () => void {
  waiting.add(fn);
  // After a failure, the next one who asks tries again; until then nothing is known.
  void load().catch(() => {});
  return () => waiting.delete(fn);
}

function nobodyAsks(): () => void {
  return () => {};
}

async function load(): Promise<void> {
  if (openHistories !== null) return;
  await untilIdle(systemClock, WITHIN_MS);
  ({ openHistories } = await import('./open-histories.ts'));
  for (const notify of waiting) notify();
}

/**
 * When the members of a system were last fronting: from what the history has on the device, and its newest page, which is fetched. Nothing is read
 * and nothing is known without a system. What waits to be sent of the own system counts.
 *
 * @param systemRef keep it null until someone wants to know
 */
export function useLastFronted(systemRef: string | null, asOthers: boolean): LastFrontedState {
  const services = useServices();
  const caller = useSystemCaller(systemRef ?? '', asOthers);
  const open = useSyncExternalStore(systemRef === null ? nobodyAsks : whenLoaded, () => openHistories);
  const loader = useMemo(
    () => (systemRef === null || open === null ? null : open(services).of(caller, systemRef)),
    [services, caller, systemRef, open],
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
    if (history === null) return systemRef === null ? NOTHING : NOT_YET;
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

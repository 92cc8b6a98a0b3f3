import { useMemo, useSyncExternalStore } from 'react';
import { refusalIn } from '../../cache/looked-up.ts';
import { useOwnCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { knownInRow } from './find-gaps.ts';
import { newestSourceOf } from './newest-source.ts';
import { openHistories } from './open-histories.ts';
import type { SwitchHistory } from './switch-history.ts';

/** The newest switches of the own system. */
export interface NewestSwitches {
  /** `none` without an own system, and while they are not wanted; `hidden` if the service doesn't show them. */
  readonly state: 'none' | 'loading' | 'loaded' | 'hidden' | 'failed';
  /** Newest first, with future ones and without gaps; the same array until something in it changes. */
  readonly switches: SwitchHistory['switches'];
  /** There are no older ones. */
  readonly isComplete: boolean;
  /** When they were fetched, in milliseconds since 1970; null before that. */
  readonly atMs: number | null;
  /** Why the last request failed; null if it did not. */
  readonly error: unknown;
  /** Fetches the newest again after a failure. */
  readonly retry: () => void;
  /** Loads at least this many. */
  readonly want: (count: number) => void;
}

const NOTHING: Pick<SwitchHistory, 'switches' | 'gapsBefore' | 'loadedBackTo'> = {
  switches: [],
  gapsBefore: [],
  loadedBackTo: null,
};

/**
 * The newest switches in the history of the own system, fetched while a screen shows them: first a page of 100.
 *
 * @param isWanted false fetches nothing yet: the state is `none`
 */
export function useNewestSwitches(isWanted = true): NewestSwitches {
  const services = useServices();
  const { own, ref, caller } = useOwnCaller();
  const loader = useMemo(
    () => (own === null || !isWanted ? null : openHistories(services).of(caller, ref)),
    [services, own, caller, ref, isWanted],
  );
  const source = useMemo(() => newestSourceOf(loader), [loader]);
  const history = useSyncExternalStore(source.subscribe, source.getSnapshot);
  const { switches, gapsBefore, loadedBackTo } = history ?? NOTHING;
  const known = useMemo(
    () => knownInRow(switches, gapsBefore, loadedBackTo),
    [switches, gapsBefore, loadedBackTo],
  );
  return useMemo(
    () => ({
      ...newestIn(history),
      switches: known,
      retry: () => loader?.retryNewest(),
      want: (count) => loader?.wantNewest(count),
    }),
    [history, known, loader],
  );
}

function newestIn(history: SwitchHistory | null) {
  if (history === null) return { state: 'none', isComplete: false, atMs: null, error: null } as const;
  const isComplete = history.state === 'complete' && history.gapsBefore.length === 0;
  return { state: stateOf(history, isComplete), isComplete, atMs: history.checkedAtMs, error: history.error };
}

function stateOf({ switches, error }: SwitchHistory, isComplete: boolean): NewestSwitches['state'] {
  if (switches.length > 0) return 'loaded';
  if (error !== null) return refusalIn(error) === null ? 'failed' : 'hidden';
  return isComplete ? 'loaded' : 'loading';
}

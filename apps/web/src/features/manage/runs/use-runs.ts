import { useSyncExternalStore } from 'react';
import { openRuns, type Runs } from '../../../sync/runs/open-runs.ts';
import type { RunsSnapshot } from '../../../sync/runs/run-journal.ts';
import { useServices } from '../../../sync/services.ts';

/** The runs of the account, and their current state. */
export function useRuns(): RunsSnapshot & { readonly actions: Runs } {
  const actions = openRuns(useServices());
  const snapshot = useSyncExternalStore(actions.subscribe, actions.getSnapshot);
  return { ...snapshot, actions };
}

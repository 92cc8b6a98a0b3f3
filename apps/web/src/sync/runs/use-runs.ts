import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { openRuns, type Runs, type RunsSnapshot } from './open-runs.ts';

/** The runs of the active account, and what can be done with them. */
export function useRuns(): RunsSnapshot & { readonly control: Runs } {
  const control = openRuns(useServices());
  const snapshot = useSyncExternalStore(control.subscribe, control.getSnapshot);
  return { ...snapshot, control };
}

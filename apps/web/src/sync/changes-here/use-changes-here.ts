import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useRevisionsStore, withinBounds } from '../edit/revisions/revisions.ts';
import { openRuns } from '../runs/open-runs.ts';
import { useServices } from '../services.ts';
import { type ChangeHere, changesOfRuns } from './changes-of-runs.ts';

/** What was changed on this device in the record of a form in the last 90 days, the newest first. */
export function useChangesHere(form: string): readonly ChangeHere[] {
  const services = useServices();
  const saves = useStore(useRevisionsStore());
  const { subscribe, getSnapshot } = openRuns(services);
  const { runs } = useSyncExternalStore(subscribe, getSnapshot);
  return useMemo(() => {
    const saved = withinBounds(saves, services.clock.now()).flatMap((one) =>
      one.form === form ? { ...one, about: null } : [],
    );
    return [...saved, ...changesOfRuns(runs, form)].toSorted((one, other) => other.atMs - one.atMs);
  }, [saves, runs, services, form]);
}

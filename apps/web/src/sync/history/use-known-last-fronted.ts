import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSystemCaller } from '../../cache/use-system-caller.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { useServices } from '../services.ts';
import type { LastFrontedState } from './last-fronted-state.ts';
import { openHistories } from './open-histories.ts';
import { useLastFrontedIn } from './use-last-fronted.ts';

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

import { recordKey } from '@frontboard/model';
import { useMemo, useSyncExternalStore } from 'react';
import { type Caller, useCaller } from '../session/caller.ts';
import { useOwnSystem } from '../session/hooks.ts';
import { isOwnSystem, PUBLIC } from '../session/viewer.ts';
import { followAliases, uuidOf } from './aliases.ts';
import { hashOf } from './query-client.ts';
import { createQueryWatch } from './query-watch.ts';
import { useCacheServices } from './services.ts';
import { aliasKey } from './system-keys.ts';

/**
 * The current caller for a system, with its uuid once that is known; the same object until it changes. `asOthers` asks without the token,
 * for what others see of the own system.
 */
export function useSystemCaller(ref: string, asOthers = false): Caller {
  const services = useCacheServices();
  const caller = useCaller(ref, asOthers);
  const own = useOwnSystem();
  const { subscribe, getSnapshot } = useMemo(() => {
    services.once(followAliases);
    const watch = services.once(createQueryWatch);
    const hash = hashOf(aliasKey(ref));
    return {
      subscribe(fn: () => void) {
        const stops = [watch.subscribe(hash, fn), services.statusCache.subscribeUuid(ref, fn)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      getSnapshot: () => (own !== null && isOwnSystem(own, ref) ? recordKey(own) : uuidOf(services, ref)),
    };
  }, [services, own, ref]);
  const uuid = useSyncExternalStore(subscribe, getSnapshot);
  return useMemo(
    () => (caller.viewer !== PUBLIC || uuid === null ? caller : { ...caller, uuid }),
    [caller, uuid],
  );
}

import { useMemo, useSyncExternalStore } from 'react';
import { useSystemCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { openHistories } from './open-histories.ts';
import type { SwitchHistory } from './switch-history.ts';

/**
 * The history of a system, loaded while a screen shows it; that of the own system continues to load. Renders about once a second
 * while pages arrive. `asOthers`: the own system as others see it.
 */
export function useSwitchHistory(systemRef: string, asOthers = false): SwitchHistory {
  const services = useServices();
  const caller = useSystemCaller(systemRef, asOthers);
  const loader = useMemo(() => openHistories(services).of(caller, systemRef), [services, caller, systemRef]);
  return useSyncExternalStore(loader.subscribe, loader.getSnapshot, loader.getSnapshot);
}

import { useMemo } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useServices } from '../services.ts';
import { createGroupWrites, type GroupWrites } from './group-writes.ts';

/** The ways to create and change groups of the own system. */
export function useGroupWrites(): GroupWrites {
  const services = useServices();
  const cache = useRecordCache();
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  const caller = useSystemCaller(ref);
  return useMemo(() => createGroupWrites({ services, caller, cache }, ref), [services, caller, cache, ref]);
}

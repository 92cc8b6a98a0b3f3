import { useMemo } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useOwnCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { createGroupWrites, type GroupWrites } from './group-writes.ts';

/** The ways to create and change groups of the own system. */
export function useGroupWrites(): GroupWrites {
  const services = useServices();
  const cache = useRecordCache();
  const { ref, caller } = useOwnCaller();
  return useMemo(() => createGroupWrites({ services, caller, cache }, ref), [services, caller, cache, ref]);
}

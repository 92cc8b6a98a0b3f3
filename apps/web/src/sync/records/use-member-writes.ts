import { useMemo } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useOwnCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { createMemberWrites, type MemberWrites } from './member-writes.ts';

/** The ways to create and change members of the own system. */
export function useMemberWrites(): MemberWrites {
  const services = useServices();
  const cache = useRecordCache();
  const { ref, caller } = useOwnCaller();
  return useMemo(() => createMemberWrites({ services, caller, cache }, ref), [services, caller, cache, ref]);
}

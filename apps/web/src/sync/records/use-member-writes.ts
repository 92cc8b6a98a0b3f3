import { useMemo } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useServices } from '../services.ts';
import { createMemberWrites, type MemberWrites } from './member-writes.ts';

/** The ways to create and change members of the own system. */
export function useMemberWrites(): MemberWrites {
  const services = useServices();
  const cache = useRecordCache();
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  const caller = useSystemCaller(ref);
  return useMemo(() => createMemberWrites({ services, caller, cache }, ref), [services, caller, cache, ref]);
}

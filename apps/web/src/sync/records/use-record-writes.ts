import { useMemo } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { createGroupWrites, createMemberWrites, type RecordContext } from './record-writes.ts';

/** The context of writes to own records; the same object until the account changes. */
export function useRecordContext(): RecordContext {
  const services = useServices();
  const caller = useCaller('@me');
  const cache = useRecordCache();
  return useMemo(() => ({ services, caller, cache }), [services, caller, cache]);
}

/** The ways to create and change members of the own system. */
export function useMemberWrites(): ReturnType<typeof createMemberWrites> {
  const context = useRecordContext();
  return useMemo(() => createMemberWrites(context), [context]);
}

/** The ways to create and change groups of the own system. */
export function useGroupWrites(): ReturnType<typeof createGroupWrites> {
  const context = useRecordContext();
  return useMemo(() => createGroupWrites(context), [context]);
}

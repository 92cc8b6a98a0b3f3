import type { Group, Member } from '@frontboard/model';
import { useCallback } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import type { WriteOutcome } from '../writes/send-write.ts';
import type { Doomed } from './fetch-for-copy.ts';
import { hideRecord } from './hide-record.ts';

/** Sets the visibility of a member or group of the own system to private; see `hideRecord`. */
export function useHideRecord(): (hidden: Doomed) => Promise<WriteOutcome<Member | Group>> {
  const services = useServices();
  const caller = useSystemCaller('@me');
  const cache = useRecordCache();
  return useCallback((hidden) => hideRecord({ services, caller, cache }, hidden), [services, caller, cache]);
}

import { useCallback } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { joinGroup } from './join-group.ts';

/** Adds members to a group of the own system; see `joinGroup`. */
export function useJoinGroup(): (group: string, members: readonly string[]) => Promise<boolean> {
  const caller = useSystemCaller('@me');
  const cache = useRecordCache();
  const { settleWrites } = useServices();
  return useCallback(
    (group, members) => joinGroup({ caller, cache, settle: settleWrites }, group, members),
    [caller, cache, settleWrites],
  );
}

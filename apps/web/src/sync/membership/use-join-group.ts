import { isAnswerLost } from '@frontboard/client';
import { useCallback } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { membersOfGroup } from './membership-writes.ts';

/** Puts members into a group by their uuids, again after a lost answer, since that changes nothing. Returns whether it was taken. */
export function useJoinGroup(): (group: string, members: readonly string[]) => Promise<boolean> {
  const account = useSystemCaller('@me');
  const cache = useRecordCache();
  const { settleWrites } = useServices();
  return useCallback(
    async (group, members) => {
      const { send } = membersOfGroup({ account, cache }, group);
      const change = { add: members, remove: [] };
      try {
        await send(change).catch((error: unknown) => {
          if (!isAnswerLost(error)) throw error;
          // Two that overlap make each other fail.
          return settleWrites().then(() => send(change));
        });
        return true;
      } catch {
        return false;
      }
    },
    [account, cache, settleWrites],
  );
}

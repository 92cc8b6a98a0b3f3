import { isAnswerLost } from '@frontboard/client';
import { useCallback } from 'react';
import { useSystemAccount } from '../account/account.ts';
import { useRecordCache } from '../own/use-record-cache.ts';
import { membersOfGroup } from './membership-writes.ts';

/** Puts members into a group by their uuids, again after a lost answer, since that changes nothing. Returns whether it was taken. */
export function useJoinGroup(): (group: string, members: readonly string[]) => Promise<boolean> {
  const account = useSystemAccount('@me');
  const cache = useRecordCache();
  return useCallback(
    async (group, members) => {
      const { send } = membersOfGroup({ account, cache }, group);
      const change = { add: members, remove: [] };
      try {
        await send(change).catch((error: unknown) => {
          if (isAnswerLost(error)) return send(change);
          throw error;
        });
        return true;
      } catch {
        return false;
      }
    },
    [account, cache],
  );
}

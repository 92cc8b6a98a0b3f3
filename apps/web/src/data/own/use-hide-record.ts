import { brandId } from '@frontboard/model';
import { useCallback } from 'react';
import { useSystemAccount } from '../account/account.ts';
import type { Doomed } from '../restore/fetch-for-copy.ts';
import { useRecordCache } from './use-record-cache.ts';

/** Sets the visibility of a member or group of the own system to private. Rejects as the client does; trying again is safe. */
export function useHideRecord(): (hidden: Doomed) => Promise<void> {
  const { client, call } = useSystemAccount('@me');
  const cache = useRecordCache();
  return useCallback(
    async ({ kind, record }) => {
      const ref = record.uuid ?? record.id;
      const patch = { privacy: { visibility: 'private' } } as const;
      if (kind === 'member')
        cache.putMember(await client.members.update(brandId('MemberRef', ref), patch, call));
      else cache.putGroup(await client.groups.update(brandId('GroupRef', ref), patch, call));
    },
    [client, call, cache],
  );
}

import { brandId } from '@frontboard/model';
import { useCallback } from 'react';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import type { Doomed } from './fetch-for-copy.ts';

/** Sets the visibility of a member or group of the own system to private. Rejects as the client does; trying again is safe. */
export function useHideRecord(): (hidden: Doomed) => Promise<void> {
  const { client, call } = useSystemCaller('@me');
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

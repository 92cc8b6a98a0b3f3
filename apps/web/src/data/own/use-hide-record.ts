import { brandId } from '@frontboard/model';
import { useCallback } from 'react';
import { useServices } from '../../state/services.tsx';
import type { Doomed } from '../restore/fetch-for-copy.ts';
import { useRecordCache } from './use-record-cache.ts';

/** Sets the visibility of a member or group of the own system to private. Rejects as the client does; trying again is safe. */
export function useHideRecord(): (hidden: Doomed) => Promise<void> {
  const { client } = useServices();
  const cache = useRecordCache();
  return useCallback(
    async ({ kind, record }) => {
      const ref = record.uuid ?? record.id;
      const patch = { privacy: { visibility: 'private' } } as const;
      if (kind === 'member') cache.putMember(await client.members.update(brandId('MemberRef', ref), patch));
      else cache.putGroup(await client.groups.update(brandId('GroupRef', ref), patch));
    },
    [client, cache],
  );
}

import { brandId, type Member } from '@frontboard/model';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import { LOOKED_UP, shared } from '../looked-up.ts';
import { sharedValue } from '../shared.ts';
import { systemInKey } from '../system-keys.ts';

/**
 * Queries about members. References are normalised before they get here.
 * Keys: the viewer, `members`, the query, its system, member or group.
 */
export function memberQueries(caller: Caller) {
  const { client, viewer, call } = caller;
  return {
    /** All members of a system that the viewer may see, in no order. */
    list: (systemRef: string) =>
      queryOptions({
        ...LOOKED_UP,
        queryKey: [viewer, 'members', 'list', systemInKey(caller, systemRef)],
        queryFn: ({ signal }) =>
          shared(client.members.list(brandId('SystemRef', systemRef), { ...call, signal })),
      }),
    /** One member by short id or uuid. */
    detail: (memberRef: string) =>
      queryOptions({
        ...LOOKED_UP,
        queryKey: [viewer, 'members', 'detail', memberRef],
        queryFn: ({ signal }) =>
          shared(client.members.fetch(brandId('MemberRef', memberRef), { ...call, signal })),
      }),
    /** The members of a group that the viewer may see, in no order. */
    ofGroup: (groupRef: string) =>
      queryOptions({
        ...LOOKED_UP,
        queryKey: [viewer, 'members', 'of-group', groupRef],
        queryFn: ({ signal }) =>
          shared(client.groups.members(brandId('GroupRef', groupRef), { ...call, signal })),
      }),
  };
}

/** The cached members of a system; empty when the list is not cached. */
export function cachedMembers(
  queryClient: QueryClient,
  caller: Caller,
  systemRef: string,
): readonly Member[] {
  return sharedValue(queryClient.getQueryData(memberQueries(caller).list(systemRef).queryKey)) ?? [];
}

import { brandId, type Member } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import { lookedUp } from '../looked-up.ts';
import { sharedValue } from '../shared.ts';
import { systemInKey } from '../system-keys.ts';

/**
 * Queries about members. References are normalised before they get here.
 * Keys: the viewer, `members`, the query, its system, member or group.
 */
export function memberQueries(caller: Caller) {
  const { client, viewer } = caller;
  return {
    /** All members of a system that the viewer may see, in no order. */
    list: (systemRef: string) =>
      lookedUp(caller, [viewer, 'members', 'list', systemInKey(caller, systemRef)], (options) =>
        client.members.list(brandId('SystemRef', systemRef), options),
      ),
    /** One member by short id or uuid. */
    detail: (memberRef: string) =>
      lookedUp(caller, [viewer, 'members', 'detail', memberRef], (options) =>
        client.members.fetch(brandId('MemberRef', memberRef), options),
      ),
    /** The members of a group that the viewer may see, in no order. */
    ofGroup: (groupRef: string) =>
      lookedUp(caller, [viewer, 'members', 'of-group', groupRef], (options) =>
        client.groups.members(brandId('GroupRef', groupRef), options),
      ),
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

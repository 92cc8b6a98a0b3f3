import { brandId, type Group } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import { lookedUp } from '../looked-up.ts';
import { sharedValue } from '../shared.ts';
import { systemInKey } from '../system-keys.ts';

/**
 * Queries about groups. References are normalised before they get here.
 * Keys: the viewer, `groups`, the query, its system, group or member.
 */
export function groupQueries(caller: Caller) {
  const { client, viewer } = caller;
  return {
    /** All groups of a system that the viewer may see, with their members, in no order. */
    list: (systemRef: string) =>
      lookedUp(caller, [viewer, 'groups', 'list', systemInKey(caller, systemRef)], (options) =>
        client.groups.list(brandId('SystemRef', systemRef), { ...options, withMembers: true }),
      ),
    /** One group by short id or uuid, without its members. */
    detail: (groupRef: string) =>
      lookedUp(caller, [viewer, 'groups', 'detail', groupRef], (options) =>
        client.groups.fetch(brandId('GroupRef', groupRef), options),
      ),
    /** The groups a member is in, as far as the viewer may see them, without their members. */
    ofMember: (memberRef: string) =>
      lookedUp(caller, [viewer, 'groups', 'of-member', memberRef], (options) =>
        client.members.groups(brandId('MemberRef', memberRef), options),
      ),
  };
}

/** The cached groups of a system; empty when the list is not cached. */
export function cachedGroups(queryClient: QueryClient, caller: Caller, systemRef: string): readonly Group[] {
  return sharedValue(queryClient.getQueryData(groupQueries(caller).list(systemRef).queryKey)) ?? [];
}

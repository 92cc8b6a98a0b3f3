import { brandId, type Member, type MemberPatch } from '@frontboard/model';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cachedMembers } from '../../cache/members/queries.ts';
import { checkSeenByOwner } from '../../cache/own/check-seen-by-owner.ts';
import { useRecordCache } from '../../cache/own/use-record-cache.ts';
import { useSystemCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useServices } from '../services.ts';
import { noteCreated } from '../twins/watch-created.ts';
import { isMadeWith } from './made-with.ts';

/** The ways to make and change own members. What the service answers is at once in all that is shown. */
export interface MemberWrites {
  /** The newest copy. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<Member>;
  update(uuid: string, patch: MemberPatch): Promise<Member>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: MemberPatch): Promise<Member>;
  /** The uuids of the known members that look as if they had been made with `patch`. */
  twinsOf(patch: MemberPatch): readonly string[];
  /**
   * The member that was made with `patch` and whose answer was lost, if the service made it; null if not. `twins` were there
   * before: however much they look like it, they are not what was made. Rejects as the client does.
   */
  findMade(patch: MemberPatch, twins: readonly string[]): Promise<Member | null>;
}

const OWN = brandId('SystemRef', '@me');

/** The ways to make and change members of the own system. Keep it as long as its form is open. */
export function useMemberWrites(): MemberWrites {
  const services = useServices();
  const { client } = services;
  const cache = useRecordCache();
  const queryClient = useQueryClient();
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  const account = useSystemCaller(ref);
  return useMemo(() => {
    const shown = (member: Member) => {
      cache.putMember(member);
      return member;
    };
    const twinsOf = (patch: MemberPatch) =>
      cachedMembers(queryClient, account, ref)
        .filter((member) => isMadeWith(member, patch))
        .map(uuidOf);
    return {
      async fetchLatest(uuid) {
        const member = await client.members.fetch(brandId('MemberRef', uuid), account.call);
        await checkSeenByOwner(account, [member]);
        return shown(member);
      },
      update: async (uuid, patch) =>
        shown(await client.members.update(brandId('MemberRef', uuid), patch, account.call)),
      async create(patch) {
        const before = twinsOf(patch);
        // A patch that passed the check for new members has a name.
        const record = await client.members.create({ ...patch, name: patch.name ?? '' }, account.call);
        noteCreated(services, { kind: 'member', record, before });
        return shown(record);
      },
      twinsOf,
      async findMade(patch, twins) {
        const members = await client.members.list(OWN, account.call);
        const made = members.find((member) => !twins.includes(uuidOf(member)) && isMadeWith(member, patch));
        if (made !== undefined) noteCreated(services, { kind: 'member', record: made, before: twins });
        return made === undefined ? null : shown(made);
      },
    };
  }, [services, client, cache, queryClient, account, ref]);
}

function uuidOf({ uuid, id }: Member): string {
  return uuid ?? id;
}

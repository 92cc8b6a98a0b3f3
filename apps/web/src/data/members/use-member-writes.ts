import { brandId, type Member, type MemberPatch } from '@frontboard/model';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useOwnSystem } from '../../state/hooks.ts';
import { useServices } from '../../state/services.tsx';
import { useSystemAccount } from '../account/account.ts';
import { useRecordCache } from '../own/use-record-cache.ts';
import { isMadeWith } from './made-with.ts';
import { memberQueries } from './queries.ts';

/** The ways to make and change own members. What the service answers is at once in all that is shown. */
export interface MemberWrites {
  /** The newest copy. Rejects as the client does. */
  fetchLatest(uuid: string): Promise<Member>;
  update(uuid: string, patch: MemberPatch): Promise<Member>;
  /** Sent once: after a lost answer, look with `findMade` first. */
  create(patch: MemberPatch): Promise<Member>;
  /** The member that was made with `patch` and whose answer was lost, if the service made it; null if not. */
  findMade(patch: MemberPatch): Promise<Member | null>;
}

/** The ways to make and change members of the own system. Keep it as long as its form is open. */
export function useMemberWrites(): MemberWrites {
  const { client } = useServices();
  const cache = useRecordCache();
  const queryClient = useQueryClient();
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  const account = useSystemAccount(ref);
  /** Those that were there before the last try: however much they look like it, they are not what was made. */
  const before = useRef<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const list = memberQueries(account).list(ref);
    const shown = (member: Member) => {
      cache.putMember(member);
      return member;
    };
    return {
      fetchLatest: async (uuid) =>
        shown(await client.members.fetch(brandId('MemberRef', uuid), account.call)),
      update: async (uuid, patch) =>
        shown(await client.members.update(brandId('MemberRef', uuid), patch, account.call)),
      async create(patch) {
        const known = queryClient.getQueryData(list.queryKey);
        before.current = new Set(known?.state === 'shared' ? known.value.map(({ id }) => id) : []);
        // A patch that passed the check for new members has a name.
        return shown(await client.members.create({ ...patch, name: patch.name ?? '' }, account.call));
      },
      async findMade(patch) {
        const answer = await queryClient.fetchQuery({ ...list, staleTime: 0 });
        if (answer.state !== 'shared') return null;
        return (
          answer.value.find((member) => !before.current.has(member.id) && isMadeWith(member, patch)) ?? null
        );
      },
    };
  }, [client, cache, queryClient, account, ref]);
}

import {
  type AutoproxyPatch,
  type AutoproxySettings,
  brandId,
  type MemberGuildPatch,
  type MemberGuildSettings,
  type SystemGuildPatch,
  type SystemGuildSettings,
} from '@frontboard/model';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGuildQueries } from '../../cache/guilds/use-guild-queries.ts';
import { putAnswer } from '../../cache/put-answer.ts';
import { useCaller } from '../../session/caller.ts';

/**
 * The ways to change the settings of the own system for the server `guildId`: the two functions that a form needs, fetch and send. They update the
 * cache with the service's answer, and reject as the client does.
 */
export function useGuildEdits(guildId: string) {
  const { client, call } = useCaller('@me');
  const queryClient = useQueryClient();
  const queries = useGuildQueries();
  return useMemo(() => {
    const putSettings = (value: SystemGuildSettings) =>
      putAnswer(queryClient, queries.settings(guildId), value);
    const putAutoproxy = (value: AutoproxySettings) =>
      putAnswer(queryClient, queries.autoproxy(guildId), value);
    return {
      settings: {
        fetchLatest: () => client.guilds.fetch(guildId, call).then(putSettings),
        send: (patch: SystemGuildPatch) => client.guilds.update(guildId, patch, call).then(putSettings),
      },
      autoproxy: {
        fetchLatest: () => client.autoproxy.fetch(guildId, call).then(putAutoproxy),
        send: (patch: AutoproxyPatch) => client.autoproxy.update(guildId, patch, call).then(putAutoproxy),
      },
      member(memberUuid: string) {
        const ref = brandId('MemberRef', memberUuid);
        const putMember = (value: MemberGuildSettings) =>
          putAnswer(queryClient, queries.member(guildId, memberUuid), value);
        return {
          fetchLatest: () => client.guilds.fetchMember(ref, guildId, call).then(putMember),
          send: (patch: MemberGuildPatch) =>
            client.guilds.updateMember(ref, guildId, patch, call).then(putMember),
        };
      },
    };
  }, [client, call, queryClient, queries, guildId]);
}

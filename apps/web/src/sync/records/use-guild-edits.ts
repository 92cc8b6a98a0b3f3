import {
  type AutoproxyPatch,
  type AutoproxySettings,
  brandId,
  type MemberGuildPatch,
  type MemberGuildSettings,
  type SystemGuildPatch,
  type SystemGuildSettings,
} from '@frontboard/model';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useGuildQueries } from '../../cache/guilds/use-guild-queries.ts';
import { useSystemCaller } from '../../session/caller.ts';

/** The two ways of a form to the service. Both bring what the service told into what is shown, and reject as the client does. */
export interface GuildEdit<Settings, Patch> {
  fetchLatest(): Promise<Settings>;
  send(patch: Patch): Promise<Settings>;
}

/** The ways to change what the own system has set for one server. */
export interface GuildEdits {
  readonly settings: GuildEdit<SystemGuildSettings, SystemGuildPatch>;
  readonly autoproxy: GuildEdit<AutoproxySettings, AutoproxyPatch>;
  member(memberUuid: string): GuildEdit<MemberGuildSettings, MemberGuildPatch>;
}

/** The ways to change what is set for the server `guildId`. */
export function useGuildEdits(guildId: string): GuildEdits {
  const { client, call } = useSystemCaller('@me');
  const queryClient = useQueryClient();
  const queries = useGuildQueries();
  return useMemo(() => {
    /** An answer on its way is older than what was just told, so it is given up. */
    const keep =
      <T>(queryKey: QueryKey) =>
      async (told: T): Promise<T> => {
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, told);
        return told;
      };
    const keepSettings = keep<SystemGuildSettings>(queries.settings(guildId).queryKey);
    const keepAutoproxy = keep<AutoproxySettings>(queries.autoproxy(guildId).queryKey);
    return {
      settings: {
        fetchLatest: () => client.guilds.fetch(guildId, call).then(keepSettings),
        send: (patch) => client.guilds.update(guildId, patch, call).then(keepSettings),
      },
      autoproxy: {
        fetchLatest: () => client.autoproxy.fetch(guildId, call).then(keepAutoproxy),
        send: (patch) => client.autoproxy.update(guildId, patch, call).then(keepAutoproxy),
      },
      member(memberUuid) {
        const ref = brandId('MemberRef', memberUuid);
        const keepMember = keep<MemberGuildSettings>(queries.member(guildId, memberUuid).queryKey);
        return {
          fetchLatest: () => client.members.guild(ref, guildId, call).then(keepMember),
          send: (patch) => client.members.updateGuild(ref, guildId, patch, call).then(keepMember),
        };
      },
    };
  }, [client, call, queryClient, queries, guildId]);
}

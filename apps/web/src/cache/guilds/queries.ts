import { hasErrorCode } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { queryOptions } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import { LOOKED_UP } from '../looked-up.ts';

/**
 * The settings of the own system for one Discord server. Null for a server without settings: only the service can create
 * them, when the bot is used there. Keys: the viewer, `guilds`, the query, the own system, the server, the member.
 */
export function guildQueries({ client, viewer, call }: Caller, systemUuid: string) {
  const { staleTime } = LOOKED_UP;
  return {
    /** Name, tag and picture of the system there. */
    settings: (guildId: string) =>
      queryOptions({
        staleTime,
        queryKey: [viewer, 'guilds', 'settings', systemUuid, guildId],
        queryFn: ({ signal }) => knownOrNull(client.guilds.fetch(guildId, { ...call, signal })),
      }),
    /** How the system is proxied there without tags. Only for servers that have settings: the service makes up the rest. */
    autoproxy: (guildId: string) =>
      queryOptions({
        staleTime,
        queryKey: [viewer, 'guilds', 'autoproxy', systemUuid, guildId],
        queryFn: ({ signal }) => client.autoproxy.fetch(guildId, { ...call, signal }),
      }),
    /** Name and picture of a member there. */
    member: (guildId: string, memberUuid: string) =>
      queryOptions({
        staleTime,
        queryKey: [viewer, 'guilds', 'member', systemUuid, guildId, memberUuid],
        queryFn: ({ signal }) =>
          knownOrNull(
            client.guilds.fetchMember(brandId('MemberRef', memberUuid), guildId, { ...call, signal }),
          ),
      }),
  };
}

async function knownOrNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // The bot was not used there by this system, or by this member.
    if (hasErrorCode(error, 'systemGuildNotFound', 'memberGuildNotFound')) return null;
    throw error;
  }
}

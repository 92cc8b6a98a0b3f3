import {
  type MemberGuildPatch,
  type MemberGuildSettings,
  type MemberRef,
  memberGuildFromWire,
  type SystemGuildPatch,
  type SystemGuildSettings,
  systemGuildFromWire,
  wireMemberGuildSchema,
  wireSystemGuildSchema,
} from '@frontboard/model';
import { type Api, type CallOptions, pathId, pathRef } from './api.ts';
import { patchBody } from './bodies.ts';
import { ownSystemPath } from './system-target.ts';

/** What the own system and its members set per Discord server. Version 2 only. */
export function createGuilds(api: Api) {
  function target(guildId: string) {
    const guild = pathId(guildId, 'Must provide a guild ID.');
    return ownSystemPath(api, 'Guild settings', `/guilds/${guild}`);
  }

  function memberTarget(ref: MemberRef, guildId: string) {
    const entity = `/members/${pathRef('member', ref, 'Must provide a member ID.')}`;
    return { path: `${entity}/guilds/${pathId(guildId, 'Must provide a guild ID.')}`, entity };
  }

  return {
    /** The settings for one server. Throws an `ApiError` 404 (20009) until the bot has made a row for it. */
    async fetch(guildId: string, options?: CallOptions): Promise<SystemGuildSettings> {
      api.requireVersion2('Guild settings');
      api.requireToken(options, 'Getting guild settings requires a token.');
      const answer = await api.get({ ...target(guildId), own: true, needsToken: true }, options);
      return systemGuildFromWire(answer.one(wireSystemGuildSchema), guildId);
    },

    /** Changes the settings for one server: absent keys stay, null clears. Cannot make the row (404, 20009). */
    async update(
      guildId: string,
      patch: SystemGuildPatch,
      options?: CallOptions,
    ): Promise<SystemGuildSettings> {
      api.requireVersion2('Guild settings');
      api.requireToken(options, 'PATCH requires a token.');
      const answer = await api.write('PATCH', target(guildId), patchBody(patch), options);
      return systemGuildFromWire(answer.one(wireSystemGuildSchema), guildId);
    },

    /** What a member set for one server. Throws an `ApiError` 404 (20010) until the bot has made a row for it. */
    async fetchMember(ref: MemberRef, guildId: string, options?: CallOptions): Promise<MemberGuildSettings> {
      api.requireVersion2('Guild settings');
      api.requireToken(options, 'Getting guild settings requires a token.');
      const answer = await api.get({ ...memberTarget(ref, guildId), own: true, needsToken: true }, options);
      return memberGuildFromWire(answer.one(wireMemberGuildSchema), ref, guildId);
    },

    /** Changes what a member set for one server. Cannot make the row (404, 20010). */
    async updateMember(
      ref: MemberRef,
      guildId: string,
      patch: MemberGuildPatch,
      options?: CallOptions,
    ): Promise<MemberGuildSettings> {
      api.requireVersion2('Guild settings');
      api.requireToken(options, 'PATCH requires a token.');
      const answer = await api.write('PATCH', memberTarget(ref, guildId), patchBody(patch), options);
      return memberGuildFromWire(answer.one(wireMemberGuildSchema), ref, guildId);
    },
  };
}

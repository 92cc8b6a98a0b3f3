import {
  type SystemGuildPatch,
  type SystemGuildSettings,
  systemGuildFromWire,
  wireSystemGuildSchema,
} from '@frontboard/model';
import { type Api, type CallOptions, pathId } from './api.ts';
import { patchBody } from './bodies.ts';
import { ownSystemPath } from './system-target.ts';

/** What the own system set per Discord server. Version 2 only. */
export function createGuilds(api: Api) {
  function target(guildId: string) {
    const guild = pathId(guildId, 'Must provide a guild ID.');
    return ownSystemPath(api, 'Guild settings', `/guilds/${guild}`);
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
  };
}

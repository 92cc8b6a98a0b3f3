import {
  type AutoproxyPatch,
  type AutoproxySettings,
  autoproxyFromWire,
  wireAutoproxySchema,
} from '@frontboard/model';
import type { Answer } from './answer.ts';
import { type Api, type CallOptions, pathId } from './api.ts';
import { patchBody } from './bodies.ts';
import { ownSystemPath } from './system-target.ts';

/** How the own system is proxied without tags, per Discord server. Version 2 only. */
export function createAutoproxy(api: Api) {
  function target(guildId: string) {
    const guild = pathId(guildId, 'Must provide a guild ID.');
    return ownSystemPath(api, 'Autoproxy settings', `/autoproxy?guild_id=${guild}`);
  }

  return {
    /** The settings for one server; for an unknown one the service returns invented ones (mode off). */
    async fetch(guildId: string, options?: CallOptions): Promise<AutoproxySettings> {
      api.requireVersion2('Autoproxy settings');
      api.requireToken(options, 'Getting autoproxy settings requires a token.');
      return read(await api.get({ ...target(guildId), own: true, needsToken: true }, options), guildId);
    },

    /** Changes the settings for one server. A member is only sent for modes that can have one. */
    async update(guildId: string, patch: AutoproxyPatch, options?: CallOptions): Promise<AutoproxySettings> {
      api.requireVersion2('Autoproxy settings');
      api.requireToken(options, 'PATCH requires a token.');
      const { autoproxy_mode: mode, autoproxy_member: member } = patch;
      // A member is refused in these modes, and null means "no change" to the service.
      const noMember = mode === 'off' || mode === 'front' || member === null;
      const body = patchBody(noMember ? { autoproxy_mode: mode } : patch);
      return read(await api.write('PATCH', target(guildId), body, options), guildId);
    },
  };
}

function read(answer: Answer, guildId: string): AutoproxySettings {
  const settings = autoproxyFromWire(answer.one(wireAutoproxySchema), guildId);
  // The answer to a change still contains the member that the change has cleared.
  const hasMember = settings.mode === 'latch' || settings.mode === 'member';
  return hasMember ? settings : { ...settings, memberId: null };
}

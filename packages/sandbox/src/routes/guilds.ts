import { backendJson } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import type { MemberGuildRow, SystemGuildRow } from '../store/rows.ts';
import { guildKey, putMemberGuild, putSystemGuild, type SandboxState } from '../store/state.ts';
import { readMemberGuildPatch, readSystemGuildPatch } from '../validation/entity-patches.ts';
import type { JsonObject } from '../validation/json-body.ts';
import { readSnowflake } from '../validation/query.ts';
import { viewMemberGuild, viewSystemGuild } from '../view/settings.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable, withObject } from './route.ts';

export const guildRoutes: RouteTable = {
  '/v2/systems/:system/guilds/:guild': { GET: backend(getSystemGuild), PATCH: withObject(patchSystemGuild) },
  '/v2/members/:member/guilds/:guild': { GET: backend(getMemberGuild), PATCH: withObject(patchMemberGuild) },
};

function getSystemGuild(call: Call): Response {
  return backendJson(viewSystemGuild(systemGuild(call)));
}

async function patchSystemGuild(call: Call, body: JsonObject): Promise<Response> {
  const row = systemGuild(call);
  const patch = readSystemGuildPatch(body, call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  Object.assign(row, patch);
  call.context.changed();
  return backendJson(viewSystemGuild(row));
}

function getMemberGuild(call: Call): Response {
  return backendJson(viewMemberGuild(memberGuild(call)));
}

async function patchMemberGuild(call: Call, body: JsonObject): Promise<Response> {
  const row = memberGuild(call);
  const patch = readMemberGuildPatch(body, call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  call.requireStill(call.state.members, [row.member]);
  Object.assign(row, patch);
  call.context.changed();
  return backendJson(viewMemberGuild(row));
}

/** Using the bot in that guild creates the rows; reading or writing settings does not. */
function systemGuild(call: Call): SystemGuildRow {
  const guild = readSnowflake(call.param('guild'));
  const system = call.ownSystem();
  const known = call.state.systemGuilds.get(guildKey(system.uuid, guild));
  if (known !== undefined) return known;
  if (!mayCreateRow(call, system.uuid, guild)) throw new ServiceError('systemGuildNotFound');
  const row: SystemGuildRow = {
    system: system.uuid,
    guild,
    proxying_enabled: true,
    tag: null,
    tag_enabled: true,
    avatar_url: null,
    display_name: null,
    name_format: null,
  };
  putSystemGuild(call.state, row);
  call.context.changed();
  return row;
}

function memberGuild(call: Call): MemberGuildRow {
  const guild = readSnowflake(call.param('guild'));
  const member = call.ownMember();
  const known = call.state.memberGuilds.get(guildKey(member.uuid, guild));
  if (known !== undefined) return known;
  if (!mayCreateRow(call, member.system, guild)) throw new ServiceError('memberGuildNotFound');
  const row: MemberGuildRow = {
    member: member.uuid,
    guild,
    display_name: null,
    avatar_url: null,
    keep_proxy: null,
  };
  putMemberGuild(call.state, row);
  call.context.changed();
  return row;
}

/** A flag of the service, off by default: on first access, if an account of the system wrote in that guild. */
function mayCreateRow(call: Call, systemUuid: string, guild: string): boolean {
  return call.context.autoCreateGuildRows && wroteIn(call.state, systemUuid, guild);
}

function wroteIn(state: SandboxState, systemUuid: string, guild: string): boolean {
  for (const message of state.messages.values()) {
    if (message.guild === guild && state.accounts.get(message.sender) === systemUuid) return true;
  }
  return false;
}

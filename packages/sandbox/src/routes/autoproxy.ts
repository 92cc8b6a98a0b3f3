import { backendJson } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import type { AutoproxyRow } from '../store/rows.ts';
import { guildKey, putAutoproxy } from '../store/state.ts';
import { readAutoproxyPatch } from '../validation/autoproxy-patch.ts';
import type { JsonObject } from '../validation/json-body.ts';
import { readQuerySnowflake } from '../validation/query.ts';
import { viewAutoproxy } from '../view/settings.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable, withObject } from './route.ts';

export const autoproxyRoutes: RouteTable = {
  '/v2/systems/:system/autoproxy': { GET: backend(getAutoproxy), PATCH: withObject(patchAutoproxy) },
};

function getAutoproxy(call: Call): Response {
  const row = autoproxy(call);
  return backendJson(viewAutoproxy(row, memberId(call, row.autoproxy_member)));
}

/** The answer shows the member before the change unless the request named one, even where the change removed it. */
async function patchAutoproxy(call: Call, body: JsonObject): Promise<Response> {
  const row = autoproxy(call);
  const before = row.autoproxy_member;
  const { fields, givenMember } = readAutoproxyPatch(body, call.state, row);
  await call.pauseBeforeLastStep();
  if (fields.autoproxy_member) call.requireStill(call.state.members, [fields.autoproxy_member]);
  Object.assign(row, fields);
  call.context.changed();
  return backendJson(viewAutoproxy(row, memberId(call, givenMember ?? before)));
}

/** The row of the guild asked for; made on demand, whatever the guild. */
function autoproxy(call: Call): AutoproxyRow {
  const guild = readQuerySnowflake(call.query, 'guild_id');
  const channel = readQuerySnowflake(call.query, 'channel_id');
  const system = call.ownSystem();
  if (guild === null || channel !== null) throw new ServiceError('unimplemented');
  const known = call.state.autoproxy.get(guildKey(system.uuid, guild));
  if (known !== undefined) return known;
  const row: AutoproxyRow = {
    system: system.uuid,
    guild,
    autoproxy_mode: 'off',
    autoproxy_member: null,
    last_latch_timestamp: null,
  };
  putAutoproxy(call.state, row);
  call.context.changed();
  return row;
}

function memberId(call: Call, uuid: string | null): string | null {
  return uuid === null ? null : (call.state.members.get(uuid)?.id ?? null);
}

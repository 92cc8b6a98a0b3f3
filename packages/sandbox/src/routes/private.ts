import { backendNoContent, gatewayError, gatewayJson } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import { updateGroup, updateMember } from '../store/edit.ts';
import { readGroupPatch, readMemberPatch } from '../validation/entity-patches.ts';
import type { JsonObject } from '../validation/json-body.ts';
import { snowflakeMs } from '../view/message.ts';
import type { Call } from './call.ts';
import { backend, gateway, type RouteTable, withObject } from './route.ts';

const ONE_DAY_MS = 24 * 60 * 60_000;

/** The routes of the service's own dashboard: not versioned, not guaranteed. */
export const privateRoutes: RouteTable = {
  '/private/bulk_privacy/member': { POST: withObject(postMemberPrivacy) },
  '/private/bulk_privacy/group': { POST: withObject(postGroupPrivacy) },
  // There is no Discord to exchange a code with.
  '/private/discord/callback': { POST: backend(refuseCallback) },
  '/private/discord/callback2': {
    POST: gateway(() => gatewayError(new ServiceError('unimplemented'))),
  },
  '/private/discord/shard_state': { GET: gateway(getShards) },
  '/private/stats': { GET: gateway(getStats) },
};

async function postMemberPrivacy(call: Call, body: JsonObject): Promise<Response> {
  const viewer = call.requireViewer();
  const patch = readMemberPatch({ privacy: body }, 'edit', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  for (const uuid of [...(call.state.index.membersOfSystem.get(viewer) ?? [])]) {
    const member = call.state.members.get(uuid);
    if (member !== undefined) updateMember(call.state, member, patch);
  }
  call.context.changed();
  return backendNoContent();
}

async function postGroupPrivacy(call: Call, body: JsonObject): Promise<Response> {
  const viewer = call.requireViewer();
  const patch = readGroupPatch({ privacy: body }, 'edit', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  for (const uuid of [...(call.state.index.groupsOfSystem.get(viewer) ?? [])]) {
    const group = call.state.groups.get(uuid);
    if (group !== undefined) updateGroup(call.state, group, patch);
  }
  call.context.changed();
  return backendNoContent();
}

function refuseCallback(): Response {
  throw new ServiceError('unimplemented');
}

function getShards(call: Call): Response {
  const shards = [...call.state.shards].sort((left, right) => right.shard_id - left.shard_id);
  return gatewayJson({ shards });
}

function getStats(call: Call): Response {
  const { state } = call;
  const messages = [...state.messages.values()];
  const since = call.context.nowMs() - ONE_DAY_MS;
  const db = {
    systems: state.systems.size,
    members: state.members.size,
    groups: state.groups.size,
    switches: state.switches.size,
    messages: messages.length,
    messages_24h: messages.filter((message) => snowflakeMs(message.id) >= since).length,
    guilds: new Set(messages.flatMap((message) => message.guild ?? [])).size,
    channels: new Set(messages.map((message) => message.channel)).size,
  };
  return gatewayJson({ db, prom: {} });
}

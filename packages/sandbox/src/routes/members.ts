import { backendJson, backendNoContent } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import { createMember, deleteMember, updateMember } from '../store/edit.ts';
import { readMemberPatch } from '../validation/entity-patches.ts';
import type { JsonObject } from '../validation/json-body.ts';
import { LIMITS } from '../validation/text-fields.ts';
import { viewMember } from '../view/entities.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable, withObject } from './route.ts';

export const memberRoutes: RouteTable = {
  '/v2/systems/:system/members': { GET: backend(listMembers) },
  '/v2/members': { POST: withObject(postMember) },
  '/v2/members/:member': {
    GET: backend(getMember),
    PATCH: withObject(patchMember),
    DELETE: backend(removeMember),
  },
};

function listMembers(call: Call): Response {
  const system = call.system();
  const viewer = call.viewerOf(system.uuid);
  if (viewer === 'other' && system.privacy.member_list_privacy === 'private') {
    throw new ServiceError('memberListPrivate');
  }
  const list = [];
  for (const uuid of call.state.index.membersOfSystem.get(system.uuid) ?? []) {
    const member = call.state.members.get(uuid);
    if (member === undefined) continue;
    if (viewer === 'other' && member.privacy.visibility === 'private') continue;
    list.push(viewMember(member, viewer, system.id));
  }
  return backendJson(list);
}

function getMember(call: Call): Response {
  const member = call.member();
  return backendJson(viewMember(member, call.viewerOf(member.system), call.systemIdOf(member.system)));
}

async function postMember(call: Call, body: JsonObject): Promise<Response> {
  const viewer = call.requireViewer();
  const count = call.state.index.membersOfSystem.get(viewer)?.size ?? 0;
  const limit = call.state.configs.get(viewer)?.member_limit ?? LIMITS.members;
  if (count >= limit) throw new ServiceError('memberLimit');
  const patch = readMemberPatch(body, 'create', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  const member = createMember(call.state, viewer, call.context.nowMicros(), patch);
  call.context.changed();
  return backendJson(viewMember(member, 'owner', call.systemIdOf(viewer)));
}

async function patchMember(call: Call, body: JsonObject): Promise<Response> {
  const member = call.ownMember();
  const patch = readMemberPatch(body, 'edit', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  call.requireStill(call.state.members, [member.uuid]);
  updateMember(call.state, member, patch);
  call.context.changed();
  return backendJson(viewMember(member, 'owner', call.systemIdOf(member.system)));
}

async function removeMember(call: Call): Promise<Response> {
  // Unlike elsewhere, the member is read before the token is.
  call.member();
  const member = call.ownMember();
  await call.pauseBeforeLastStep();
  deleteMember(call.state, member);
  call.context.changed();
  return backendNoContent();
}

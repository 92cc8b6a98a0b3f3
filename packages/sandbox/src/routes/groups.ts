import { backendJson, backendNoContent } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import { createGroup, deleteGroup, updateGroup } from '../store/edit.ts';
import type { GroupRow } from '../store/rows.ts';
import type { SandboxState } from '../store/state.ts';
import { readGroupPatch } from '../validation/entity-patches.ts';
import type { JsonObject } from '../validation/json-body.ts';
import { readQueryFlag } from '../validation/query.ts';
import { LIMITS } from '../validation/text-fields.ts';
import { type Viewer, viewGroup } from '../view/entities.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable, withObject } from './route.ts';

export const groupRoutes: RouteTable = {
  '/v2/systems/:system/groups': { GET: backend(listGroups) },
  '/v2/groups': { POST: withObject(postGroup) },
  '/v2/groups/:group': {
    GET: backend(getGroup),
    PATCH: withObject(patchGroup),
    DELETE: backend(removeGroup),
  },
};

function listGroups(call: Call): Response {
  const withMembers = readQueryFlag(call.query, 'with_members');
  const system = call.system();
  const viewer = call.viewerOf(system.uuid);
  if (viewer === 'other' && system.privacy.group_list_privacy === 'private') {
    throw new ServiceError('groupListPrivate');
  }
  const list = [];
  for (const uuid of call.state.index.groupsOfSystem.get(system.uuid) ?? []) {
    const group = call.state.groups.get(uuid);
    if (group === undefined) continue;
    if (viewer === 'other' && group.privacy.visibility === 'private') continue;
    const members = withMembers ? visibleMembers(call.state, group, viewer) : undefined;
    list.push(viewGroup(group, viewer, system.id, members));
  }
  return backendJson(list);
}

/** A list that is private looks the same as an empty one. */
function visibleMembers(state: SandboxState, group: GroupRow, viewer: Viewer): string[] {
  if (viewer === 'owner') return [...group.members];
  if (group.privacy.list_privacy === 'private') return [];
  return group.members.filter((uuid) => state.members.get(uuid)?.privacy.visibility === 'public');
}

function getGroup(call: Call): Response {
  const group = call.group();
  return backendJson(viewGroup(group, call.viewerOf(group.system), call.systemIdOf(group.system)));
}

async function postGroup(call: Call, body: JsonObject): Promise<Response> {
  const viewer = call.requireViewer();
  const count = call.state.index.groupsOfSystem.get(viewer)?.size ?? 0;
  const limit = call.state.configs.get(viewer)?.group_limit ?? LIMITS.groups;
  if (count >= limit) throw new ServiceError('groupLimit');
  const patch = readGroupPatch(body, 'create', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  const group = createGroup(call.state, viewer, call.context.nowMicros(), patch);
  call.context.changed();
  return backendJson(viewGroup(group, 'owner', call.systemIdOf(viewer)));
}

async function patchGroup(call: Call, body: JsonObject): Promise<Response> {
  const group = call.ownGroup();
  const patch = readGroupPatch(body, 'edit', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  call.requireStill(call.state.groups, [group.uuid]);
  updateGroup(call.state, group, patch);
  call.context.changed();
  return backendJson(viewGroup(group, 'owner', call.systemIdOf(group.system)));
}

async function removeGroup(call: Call): Promise<Response> {
  // Unlike elsewhere, the group is read before the token is.
  call.group();
  const group = call.ownGroup();
  await call.pauseBeforeLastStep();
  deleteGroup(call.state, group);
  call.context.changed();
  return backendNoContent();
}

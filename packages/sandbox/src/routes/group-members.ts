import { backendJson, backendNoContent } from '../middleware/replies.ts';
import { ServiceError, type ServiceErrorName } from '../service-error.ts';
import { addToGroup, removeFromGroup } from '../store/edit.ts';
import { findExactly } from '../store/references.ts';
import type { GroupRow } from '../store/rows.ts';
import { coerceText } from '../validation/json-body.ts';
import { viewGroup, viewMember } from '../view/entities.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable, withArray } from './route.ts';

type Change = 'add' | 'remove' | 'overwrite';

export const groupMemberRoutes: RouteTable = {
  '/v2/groups/:group/members': { GET: backend(listGroupMembers) },
  ...eachChange((change) => [
    `/v2/groups/:group/members/${change}`,
    (call, body) => changeMembers(call, change, body),
  ]),
  '/v2/members/:member/groups': { GET: backend(listMemberGroups) },
  ...eachChange((change) => [
    `/v2/members/:member/groups/${change}`,
    (call, body) => changeGroups(call, change, body),
  ]),
};

function eachChange(
  route: (
    change: Change,
  ) => [path: string, handle: (call: Call, body: readonly unknown[]) => Promise<Response>],
): RouteTable {
  const changes: Change[] = ['add', 'remove', 'overwrite'];
  return Object.fromEntries(changes.map(route).map(([path, handle]) => [path, { POST: withArray(handle) }]));
}

function listGroupMembers(call: Call): Response {
  const group = call.group();
  const viewer = call.viewerOf(group.system);
  if (viewer === 'other' && group.privacy.list_privacy === 'private') {
    throw new ServiceError('groupMembersPrivate');
  }
  const systemId = call.systemIdOf(group.system);
  const members = group.members.flatMap((uuid) => call.state.members.get(uuid) ?? []);
  return backendJson(
    members
      .filter((member) => viewer === 'owner' || member.privacy.visibility === 'public')
      .map((member) => viewMember(member, viewer, systemId)),
  );
}

/** Guarded by the system's privacy of its group list; the member's own visibility is not asked. */
function listMemberGroups(call: Call): Response {
  const member = call.member('memberRefNotFound');
  const viewer = call.viewerOf(member.system);
  const system = call.state.systems.get(member.system);
  if (viewer === 'other' && system?.privacy.group_list_privacy === 'private') {
    throw new ServiceError('groupListPrivate');
  }
  const systemId = call.systemIdOf(member.system);
  const groups = [...(call.state.index.groupsOfMember.get(member.uuid) ?? [])];
  return backendJson(
    groups
      .flatMap((uuid) => call.state.groups.get(uuid) ?? [])
      .filter((group) => viewer === 'owner' || group.privacy.visibility === 'public')
      .map((group) => viewGroup(group, viewer, systemId)),
  );
}

async function changeMembers(call: Call, change: Change, body: readonly unknown[]): Promise<Response> {
  refuseEmpty(change, body);
  const group = call.ownGroup();
  const named = resolveAll(call, 'member', body, 'memberRefNotFound');
  if (change === 'overwrite') {
    await call.pause();
    removeFromGroup(call.state, group, [...group.members]);
    call.context.changed();
  }
  const fresh = named.filter((uuid) => !group.members.includes(uuid));
  await call.pauseBeforeLastStep();
  if (change === 'remove') removeFromGroup(call.state, group, named);
  else {
    if (fresh.length > 0) call.requireStill(call.state.groups, [group.uuid]);
    call.requireStill(call.state.members, fresh);
    // Another request may have added some since they were read.
    refuseDuplicates([...fresh, ...group.members]);
    addToGroup(call.state, group, fresh);
  }
  call.context.changed();
  return backendNoContent();
}

async function changeGroups(call: Call, change: Change, body: readonly unknown[]): Promise<Response> {
  refuseEmpty(change, body);
  const member = call.ownMember();
  // This one route reports the whole group as missing, not the reference.
  const named = resolveAll(call, 'group', body, change === 'add' ? 'groupNotFound' : 'groupRefNotFound');
  const groups = named.flatMap((uuid): GroupRow[] => {
    const group = call.state.groups.get(uuid);
    return group === undefined ? [] : [group];
  });
  if (change === 'overwrite') {
    await call.pause();
    for (const uuid of [...(call.state.index.groupsOfMember.get(member.uuid) ?? [])]) {
      const group = call.state.groups.get(uuid);
      if (group !== undefined) removeFromGroup(call.state, group, [member.uuid]);
    }
    call.context.changed();
  }
  const fresh = groups.filter((group) => !group.members.includes(member.uuid));
  await call.pauseBeforeLastStep();
  if (change === 'remove') for (const group of groups) removeFromGroup(call.state, group, [member.uuid]);
  else {
    if (fresh.length > 0) call.requireStill(call.state.members, [member.uuid]);
    const uuids = fresh.map(({ uuid }) => uuid);
    call.requireStill(call.state.groups, uuids);
    // Another request may have added it to some since they were read.
    refuseDuplicates([...uuids, ...(call.state.index.groupsOfMember.get(member.uuid) ?? [])]);
    for (const group of fresh) addToGroup(call.state, group, [member.uuid]);
  }
  call.context.changed();
  return backendNoContent();
}

/** Adding or removing nothing is refused, even without a token. */
function refuseEmpty(change: Change, body: readonly unknown[]): void {
  if (change !== 'overwrite' && body.length === 0) throw new ServiceError('badRequest');
}

/** Every reference must be one of the caller's own, spelled exactly; the first that is not ends it. */
function resolveAll(
  call: Call,
  kind: 'member' | 'group',
  refs: readonly unknown[],
  missing: ServiceErrorName,
): string[] {
  const viewer = call.requireViewer();
  return refs.map((value) => {
    const ref = coerceText(value) ?? '';
    const uuid = findExactly(call.state, kind, viewer, ref);
    if (uuid === null) throw new ServiceError(missing, ref);
    return uuid;
  });
}

/**
 * The database refuses the same membership twice, so nothing of the list is added; what an overwrite has cleared before
 * stays cleared.
 */
function refuseDuplicates(uuids: readonly string[]): void {
  if (new Set(uuids).size < uuids.length) throw new ServiceError('crash');
}

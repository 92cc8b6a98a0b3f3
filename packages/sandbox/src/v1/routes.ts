import { readObject } from '../middleware/read-body.ts';
import { backendJson, backendNoContent, emptyReply } from '../middleware/replies.ts';
import type { Call } from '../routes/call.ts';
import { findMessage } from '../routes/messages.ts';
import type { RouteTable } from '../routes/route.ts';
import {
  applyPatch,
  createMember,
  createSwitch,
  deleteMember,
  latestSwitch,
  updateMember,
} from '../store/edit.ts';
import type { MemberRow, SystemRow } from '../store/rows.ts';
import { firstAtOrAfter } from '../store/state.ts';
import { readMemberPatch, readSystemPatch } from '../validation/entity-patches.ts';
import { readQuery, readSnowflake } from '../validation/query.ts';
import { readNewSwitch } from '../validation/switch-body.ts';
import { LIMITS } from '../validation/text-fields.ts';
import { parseStrictTimestamp, toMicros } from '../validation/timestamps.ts';
import { viewHistory } from '../view/switches.ts';
import { memberBodyToVersion2, systemBodyToVersion2 } from './v1-bodies.ts';
import { V1Error, v1 } from './v1-endpoint.ts';
import { viewV1Fronters, viewV1Member, viewV1Message, viewV1System } from './v1-views.ts';

const MAX_PAGE = 100;

/** Version 1 as it was until 2022. The service has switched it off; the sandbox serves it on demand. */
export const v1Routes: RouteTable = {
  '/v1/s': { GET: v1(getOwnSystem), PATCH: v1(patchSystem) },
  // Before the next path, which would treat "switches" as an id.
  '/v1/s/switches': { POST: v1(postSwitch) },
  '/v1/s/:hid': { GET: v1((call) => showSystem(call, systemOf(call))) },
  '/v1/s/:hid/members': { GET: v1(listMembers) },
  '/v1/s/:hid/switches': { GET: v1(listSwitches) },
  '/v1/s/:hid/fronters': { GET: v1(getFronters) },
  '/v1/a/:account': { GET: v1(getAccount) },
  '/v1/m': { POST: v1(postMember) },
  '/v1/m/:hid': { GET: v1(getMember), PATCH: v1(patchMember), DELETE: v1(removeMember) },
  '/v1/msg/:message': { GET: v1(getMessage) },
};

function getOwnSystem(call: Call): Response {
  return showSystem(call, ownSystem(call));
}

function getAccount(call: Call): Response {
  const uuid = call.state.accounts.get(readSnowflake(call.param('account'))) ?? '';
  const system = call.state.systems.get(uuid);
  if (system === undefined) throw new V1Error(404, 'Account not found.');
  return showSystem(call, system);
}

async function patchSystem(call: Call): Promise<Response> {
  const system = ownSystem(call);
  const patch = readSystemPatch(
    systemBodyToVersion2(await readObject(call.request)),
    call.context.isOwnPicture,
  );
  await call.pauseBeforeLastStep();
  applyPatch(system, patch);
  call.context.changed();
  return showSystem(call, system);
}

function listMembers(call: Call): Response {
  const system = systemOf(call);
  const viewer = call.viewerOf(system.uuid);
  if (viewer === 'other' && system.privacy.member_list_privacy === 'private') {
    throw new V1Error(403, 'Unauthorized to view member list.');
  }
  const uuids = [...(call.state.index.membersOfSystem.get(system.uuid) ?? [])];
  const members = uuids.flatMap((uuid) => call.state.members.get(uuid) ?? []);
  return backendJson(
    members
      .filter((member) => viewer === 'owner' || member.privacy.visibility === 'public')
      .map((member) => viewV1Member(member, viewer)),
  );
}

function listSwitches(call: Call): Response {
  const beforeText = readQuery(call.query, 'before');
  const before = beforeText === null ? call.context.nowMicros() : toMicros(parseStrictTimestamp(beforeText));
  const system = systemOf(call);
  if (call.viewerOf(system.uuid) === 'other' && system.privacy.front_history_privacy === 'private') {
    throw new V1Error(403, 'Unauthorized to view front history.');
  }
  const history = call.state.index.switchesOfSystem.get(system.uuid) ?? [];
  const end = firstAtOrAfter(history, before);
  const page = history.slice(Math.max(0, end - MAX_PAGE), end).reverse();
  const listed = viewHistory(call.state, system.uuid, page);
  return backendJson(listed.map(({ timestamp, members }) => ({ timestamp, members })));
}

function getFronters(call: Call): Response {
  const system = systemOf(call);
  const viewer = call.viewerOf(system.uuid);
  if (viewer === 'other' && system.privacy.front_privacy === 'private') {
    throw new V1Error(403, 'Unauthorized to view fronter.');
  }
  const row = latestSwitch(call.state, system.uuid);
  if (row === undefined) throw new V1Error(404, 'System has no registered switches.');
  return backendJson(viewV1Fronters(call.state, row, viewer));
}

/** The timestamp of the body is ignored, members are named by short id only. */
async function postSwitch(call: Call): Promise<Response> {
  const system = ownSystem(call);
  const { members: refs } = readNewSwitch({ ...(await readObject(call.request)), timestamp: null });
  if (new Set(refs).size !== refs.length) throw new V1Error(400, 'Duplicate members in member list.');
  const found = refs.map((ref) => call.state.members.get(call.state.index.memberById.get(ref ?? '') ?? ''));
  // Foreign members are reported first, wherever the unknown ones are.
  const foreign = found.find((member) => member !== undefined && member.system !== system.uuid);
  if (foreign !== undefined) throw new V1Error(400, `Cannot switch to member '${foreign.id}' not in system.`);
  const members = found.map((member, position) => {
    if (member === undefined) throw new V1Error(400, `Member '${refs[position] ?? ''}' not found.`);
    return member.uuid;
  });
  if (latestSwitch(call.state, system.uuid)?.members.join() === members.join()) {
    throw new V1Error(400, 'New members identical to existing fronters.');
  }
  await call.pauseBeforeLastStep();
  call.requireStill(call.state.members, members);
  createSwitch(call.state, system.uuid, call.context.nowMicros(), members);
  call.context.changed();
  return backendNoContent();
}

function getMember(call: Call): Response {
  const member = memberOf(call);
  return backendJson(viewV1Member(member, call.viewerOf(member.system)));
}

async function postMember(call: Call): Promise<Response> {
  const system = ownSystem(call);
  const body = await readObject(call.request);
  if (!Object.hasOwn(body, 'name')) throw new V1Error(400, 'Member name must be specified.');
  const count = call.state.index.membersOfSystem.get(system.uuid)?.size ?? 0;
  const limit = call.state.configs.get(system.uuid)?.member_limit ?? LIMITS.members;
  if (count >= limit) throw new V1Error(400, `Member limit reached (${count} / ${limit}).`);
  const patch = readMemberPatch(memberBodyToVersion2(body), 'create', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  const member = createMember(call.state, system.uuid, call.context.nowMicros(), patch);
  call.context.changed();
  return backendJson(viewV1Member(member, 'owner'));
}

async function patchMember(call: Call): Promise<Response> {
  call.requireViewer();
  // The token is checked before the body, the member after it.
  const body = await readObject(call.request);
  const member = ownMember(call);
  const patch = readMemberPatch(memberBodyToVersion2(body), 'edit', call.context.isOwnPicture);
  await call.pauseBeforeLastStep();
  call.requireStill(call.state.members, [member.uuid]);
  updateMember(call.state, member, patch);
  call.context.changed();
  return backendJson(viewV1Member(member, 'owner'));
}

/** 200 and empty, though the pages of that time promised 204. */
async function removeMember(call: Call): Promise<Response> {
  const member = ownMember(call);
  await call.pauseBeforeLastStep();
  deleteMember(call.state, member);
  call.context.changed();
  return emptyReply(200);
}

function getMessage(call: Call): Response {
  const row = findMessage(call);
  if (row === undefined) throw new V1Error(404, 'Message not found.');
  return backendJson(viewV1Message(call.state, row, call.viewer));
}

function showSystem(call: Call, system: SystemRow): Response {
  return backendJson(viewV1System(system, call.viewerOf(system.uuid)));
}

function ownSystem(call: Call): SystemRow {
  return existing(call.state.systems.get(call.requireViewer()), 'System');
}

function systemOf(call: Call): SystemRow {
  const uuid = call.state.index.systemById.get(call.param('hid').toLowerCase()) ?? '';
  return existing(call.state.systems.get(uuid), 'System');
}

function memberOf(call: Call): MemberRow {
  const uuid = call.state.index.memberById.get(call.param('hid').toLowerCase()) ?? '';
  return existing(call.state.members.get(uuid), 'Member');
}

function ownMember(call: Call): MemberRow {
  const viewer = call.requireViewer();
  const member = memberOf(call);
  if (member.system !== viewer) {
    throw new V1Error(403, `Member '${call.param('hid')}' is not part of your system.`);
  }
  return member;
}

function existing<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new V1Error(404, `${what} not found.`);
  return row;
}

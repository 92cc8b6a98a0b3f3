import { randomUuid } from '@frontboard/model';
import { newShortId } from './ids.ts';
import { newGroupRow, newMemberRow } from './new-rows.ts';
import type { GroupRow, MemberRow, SwitchRow } from './rows.ts';
import { firstAtOrAfter, insertGroup, insertMember, insertSwitch, type SandboxState } from './state.ts';
import { formatMicros, type Micros } from './timestamp.ts';

/** The changes of a PATCH: plain fields, and privacy keys merged one by one. */
export interface RowPatch<Row extends { privacy: object }> {
  fields: Partial<Omit<Row, 'privacy'>>;
  privacy: Partial<Row['privacy']>;
}

/** Merges a patch into a row. */
export function applyPatch<Row extends { privacy: object }>(row: Row, patch: RowPatch<Row>): void {
  Object.assign(row, patch.fields);
  Object.assign(row.privacy, patch.privacy);
}

/** Merges a patch into a member. In lists without an order it comes last from now on, as updated rows do in the service. */
export function updateMember(state: SandboxState, row: MemberRow, patch: RowPatch<MemberRow>): void {
  applyPatch(row, patch);
  state.members.delete(row.uuid);
  state.members.set(row.uuid, row);
  moveLast(state.index.membersOfSystem.get(row.system), row.uuid);
  for (const group of state.index.groupsOfMember.get(row.uuid) ?? []) {
    const { members = [] } = state.groups.get(group) ?? {};
    members.push(...members.splice(members.indexOf(row.uuid), 1));
  }
}

/** As {@link updateMember}, for a group. */
export function updateGroup(state: SandboxState, row: GroupRow, patch: RowPatch<GroupRow>): void {
  applyPatch(row, patch);
  state.groups.delete(row.uuid);
  state.groups.set(row.uuid, row);
  moveLast(state.index.groupsOfSystem.get(row.system), row.uuid);
  for (const member of row.members) moveLast(state.index.groupsOfMember.get(member), row.uuid);
}

function moveLast(uuids: Set<string> | undefined, uuid: string): void {
  uuids?.delete(uuid);
  uuids?.add(uuid);
}

/** Adds a member with the service's defaults and the given patch over them. */
export function createMember(
  state: SandboxState,
  systemUuid: string,
  now: Micros,
  patch: RowPatch<MemberRow>,
): MemberRow {
  const row = newMemberRow({
    uuid: randomUuid(),
    id: newShortId((id) => state.index.memberById.has(id)),
    system: systemUuid,
    name: '',
    created: formatMicros(now),
  });
  applyPatch(row, patch);
  insertMember(state, row);
  return row;
}

/** Adds a group with the service's defaults and the given patch over them. */
export function createGroup(
  state: SandboxState,
  systemUuid: string,
  now: Micros,
  patch: RowPatch<GroupRow>,
): GroupRow {
  const row = newGroupRow({
    uuid: randomUuid(),
    id: newShortId((id) => state.index.groupById.has(id)),
    system: systemUuid,
    name: '',
    created: formatMicros(now),
  });
  applyPatch(row, patch);
  insertGroup(state, row);
  return row;
}

/**
 * Removes a member everywhere, as the service does: from its groups and from every past switch (the switches stay),
 * out of autoproxy (whose mode stays), with its guild settings; its messages stay without a member.
 */
export function deleteMember(state: SandboxState, member: MemberRow): void {
  const { uuid } = member;
  for (const group of state.index.groupsOfMember.get(uuid) ?? []) {
    const row = state.groups.get(group);
    if (row !== undefined) row.members = row.members.filter((other) => other !== uuid);
  }
  for (const row of state.index.switchesOfSystem.get(member.system) ?? []) {
    // In place: the rest of the entries stay what they were.
    row.members.splice(0, row.members.length, ...row.members.filter((other) => other !== uuid));
  }
  for (const row of state.messages.values()) if (row.member === uuid) row.member = null;
  for (const row of state.autoproxy.values()) if (row.autoproxy_member === uuid) row.autoproxy_member = null;
  for (const [key, row] of state.memberGuilds) if (row.member === uuid) state.memberGuilds.delete(key);
  state.index.groupsOfMember.delete(uuid);
  state.index.membersOfSystem.get(member.system)?.delete(uuid);
  state.index.memberById.delete(member.id);
  state.members.delete(uuid);
}

/** Removes a group; its members stay. */
export function deleteGroup(state: SandboxState, group: GroupRow): void {
  for (const member of group.members) state.index.groupsOfMember.get(member)?.delete(group.uuid);
  state.index.groupsOfSystem.get(group.system)?.delete(group.uuid);
  state.index.groupById.delete(group.id);
  state.groups.delete(group.uuid);
}

/** Adds members to a group, after the existing ones. Callers pass each member once, and only new ones. */
export function addToGroup(state: SandboxState, group: GroupRow, members: readonly string[]): void {
  group.members = [...group.members, ...members];
  for (const member of members) state.index.groupsOfMember.get(member)?.add(group.uuid);
}

/** Removes members from a group; others are ignored. */
export function removeFromGroup(state: SandboxState, group: GroupRow, members: readonly string[]): void {
  const leaving = new Set(members);
  group.members = group.members.filter((member) => !leaving.has(member));
  for (const member of leaving) state.index.groupsOfMember.get(member)?.delete(group.uuid);
}

/** Adds a switch. */
export function createSwitch(
  state: SandboxState,
  systemUuid: string,
  timestamp: Micros,
  members: string[],
): SwitchRow {
  const row: SwitchRow = { uuid: randomUuid(), system: systemUuid, timestamp, members };
  insertSwitch(state, row);
  return row;
}

/** Gives a switch another instant, unless it was deleted in the meantime; its position in the history follows. */
export function moveSwitch(state: SandboxState, row: SwitchRow, timestamp: Micros): void {
  if (!state.switches.has(row.uuid)) return;
  deleteSwitch(state, row);
  row.timestamp = timestamp;
  insertSwitch(state, row);
}

/** Removes a switch; the one before it becomes current if it was the latest. */
export function deleteSwitch(state: SandboxState, row: SwitchRow): void {
  const history = state.index.switchesOfSystem.get(row.system) ?? [];
  const from = firstAtOrAfter(history, row.timestamp);
  const position = history.indexOf(row, from);
  if (position >= 0) history.splice(position, 1);
  state.switches.delete(row.uuid);
}

/**
 * The switch with the latest instant, even in the future; undefined if there was none. Of several at that instant it is the first row, and
 * in the list of switches the last row comes first: the service orders both queries by time alone, so they need not agree.
 */
export function latestSwitch(state: SandboxState, systemUuid: string): SwitchRow | undefined {
  const history = state.index.switchesOfSystem.get(systemUuid) ?? [];
  const last = history.at(-1);
  return last && history[firstAtOrAfter(history, last.timestamp)];
}

import { MEMBER_PRIVACY_KEYS, SYSTEM_PRIVACY_KEYS } from '@frontboard/model';
import {
  insertMember,
  insertSwitch,
  insertSystem,
  microsFromMs,
  newMemberRow,
  newSystemRow,
  privacyOf,
  putToken,
  type SandboxState,
  type SwitchRow,
} from '@frontboard/sandbox';
import type { FrontMember } from '../../session/front-member.ts';
import { MEMBER_COUNT } from './schedule.ts';

export const OWN_UUID = '00000000-0000-4000-8000-000000000001';
/** It works nowhere else. */
export const OWN_TOKEN = 'NOT+A+REAL+TOKEN/torture'.padEnd(64, 'x');

/** The members of the own system, by number. */
export const ownMembers: readonly FrontMember[] = Array.from({ length: MEMBER_COUNT }, (_, index) => ({
  uuid: `11111111-0000-4000-8000-00000000000${index}`,
  id: `mem${'abcefghjkn'.charAt(index)}aa`,
  name: `Member ${index}`,
}));

/** Adds the own system, with one early switch, to an empty service. */
export function plantOwnSystem(state: SandboxState): void {
  const created = '2024-01-01T00:00:00Z';
  const privacy = privacyOf(SYSTEM_PRIVACY_KEYS, 'private');
  insertSystem(state, newSystemRow({ uuid: OWN_UUID, id: 'ownsys', name: 'Own system', created, privacy }));
  for (const member of ownMembers) {
    const privacy = privacyOf(MEMBER_PRIVACY_KEYS, 'private');
    insertMember(state, newMemberRow({ ...member, system: OWN_UUID, created, privacy }));
  }
  putToken(state, { token: OWN_TOKEN, system: OWN_UUID, label: 'Own system' });
  addSwitch(state, Date.parse(created), [0]);
}

/** A switch that was made outside of the app, at `atMs` and some microseconds. */
export function addSwitch(state: SandboxState, atMs: number, members: readonly number[]): SwitchRow {
  let timestamp = microsFromMs(atMs) + 457n;
  while (switchesOf(state).some((row) => row.timestamp === timestamp)) timestamp += 1n;
  const row: SwitchRow = {
    uuid: crypto.randomUUID(),
    system: OWN_UUID,
    timestamp,
    members: members.map((index) => ownMembers[index]?.uuid ?? ''),
  };
  insertSwitch(state, row);
  return row;
}

/** The switches of the own system, oldest first. */
export function switchesOf(state: SandboxState): readonly SwitchRow[] {
  return [...(state.index.switchesOfSystem.get(OWN_UUID) ?? [])];
}

import {
  createEmptyState,
  createSandbox,
  type GroupRow,
  insertGroup,
  insertMember,
  insertSystem,
  type MemberRow,
  newGroupRow,
  newMemberRow,
  newSystemRow,
  putToken,
  type Sandbox,
} from '@frontboard/sandbox';
import type { FakeClock } from '../fake-clock.ts';
import { OWN_TOKEN, OWN_UUID } from '../torture/own-system.ts';
import type { ForeignDeed, RecordKind } from './schedule.ts';

export const SERVICE_URL = 'https://pluralkit.example';
const CREATED = '2024-01-01T00:00:00Z';
const NAMES: Readonly<Record<RecordKind, readonly string[]>> = {
  member: ['Luna', 'Cas', 'Quill', 'Moss'],
  group: ['Day', 'Night'],
};

/** The service with the own system: four members, two groups. */
export interface RecordWorld {
  readonly sandbox: Sandbox;
  rows(kind: RecordKind): readonly (MemberRow | GroupRow)[];
  has(uuid: string): boolean;
  /** The uuids of the groups of a member, or of the members of a group. */
  membershipsOf(uuid: string): readonly string[];
  isIn(group: string, member: string): boolean;
  /** Another device sends a request, without any faults. */
  elsewhere(deed: ForeignDeed, kind: RecordKind, uuid: string, partner: string): Promise<void>;
}

/** Opens the service by `clock`. */
export function openRecordWorld(clock: FakeClock): RecordWorld {
  const state = createEmptyState();
  insertSystem(state, newSystemRow({ uuid: OWN_UUID, id: 'ownsys', name: 'Own', created: CREATED }));
  putToken(state, { token: OWN_TOKEN, system: OWN_UUID, label: 'Own' });
  const members = NAMES.member.map((name, index) => {
    const row = newMemberRow({
      uuid: `11111111-0000-4000-8000-00000000000${index}`,
      id: `mem${'abcefghjkn'.charAt(index)}aa`,
      system: OWN_UUID,
      name,
      created: CREATED,
    });
    insertMember(state, row);
    return row.uuid;
  });
  for (const [index, name] of NAMES.group.entries()) {
    const row = newGroupRow({
      uuid: `22222222-0000-4000-8000-00000000000${index}`,
      id: `grp${'abcefghjkn'.charAt(index)}aa`,
      system: OWN_UUID,
      name,
      created: CREATED,
      members: members.slice(index, index + 2),
    });
    insertGroup(state, row);
  }
  const sandbox = createSandbox({ world: state, clock, requireUserAgent: false });
  const other = createSandbox({ world: state, clock, requireUserAgent: false, rateLimit: false });

  async function send(method: string, path: string, body?: unknown): Promise<void> {
    const headers = { Authorization: OWN_TOKEN, 'Content-Type': 'application/json' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    await other.fetch(new Request(`${SERVICE_URL}/v2${path}`, init), { ip: '192.0.2.2' });
  }

  return {
    sandbox,
    rows: (kind) => [...(kind === 'member' ? state.members : state.groups).values()],
    has: (uuid) => state.members.has(uuid) || state.groups.has(uuid),
    membershipsOf: (uuid) =>
      state.groups.get(uuid)?.members ?? [...(state.index.groupsOfMember.get(uuid) ?? [])],
    isIn: (group, member) => state.groups.get(group)?.members.includes(member) ?? false,
    async elsewhere(deed, kind, uuid, partner) {
      const path = `/${kind}s/${uuid}`;
      switch (deed) {
        case 'change':
          return send('PATCH', path, { description: `elsewhere ${clock.now()}` });
        case 'delete':
          return send('DELETE', path);
        default: {
          const side = kind === 'member' ? 'groups' : 'members';
          return send('POST', `${path}/${side}/${deed === 'join' ? 'add' : 'remove'}`, [partner]);
        }
      }
    },
  };
}

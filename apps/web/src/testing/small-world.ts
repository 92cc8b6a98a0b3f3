import {
  createEmptyState,
  createSandbox,
  insertMember,
  insertSwitch,
  insertSystem,
  microsFromMs,
  newMemberRow,
  newSystemRow,
  putToken,
  type Sandbox,
  type SandboxState,
} from '@frontboard/sandbox';
import type { FakeClock } from './fake-clock.ts';

const LETTERS = 'abcefghjkn';

/** The short id of the system with this number: `sysaaa`, `sysaab`… */
export function systemIdOf(index: number): string {
  const digits = String(index).padStart(3, '0');
  return `sys${[...digits].map((digit) => LETTERS[Number(digit)]).join('')}`;
}

/** The token of the system with this number. It works nowhere else. */
export function tokenOf(index: number): string {
  return `NOT+A+REAL+TOKEN/${systemIdOf(index)}`.padEnd(64, 'x');
}

/** The uuid of the system with this number. */
export function systemUuidOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

/** A service with `count` systems, each with a token and one member, who is fronting. */
export function openSmallWorld(count: number, clock: FakeClock): SmallWorld {
  const world = createEmptyState();
  const created = '2024-01-01T00:00:00Z';
  for (let index = 0; index < count; index += 1) {
    const uuid = systemUuidOf(index);
    const member = `11111111-0000-4000-8000-${String(index).padStart(12, '0')}`;
    insertSystem(world, newSystemRow({ uuid, id: systemIdOf(index), name: `System ${index}`, created }));
    insertMember(
      world,
      newMemberRow({
        uuid: member,
        id: `mem${systemIdOf(index).slice(3)}`,
        system: uuid,
        name: `Member ${index}`,
        created,
      }),
    );
    const timestamp = microsFromMs(Date.parse(created));
    insertSwitch(world, { uuid: `2${member.slice(1)}`, system: uuid, timestamp, members: [member] });
    putToken(world, { token: tokenOf(index), system: uuid, label: `System ${index}` });
  }
  const sandbox = createSandbox({ world, clock, requireUserAgent: false });
  return {
    sandbox,
    ids: Array.from({ length: count }, (_, index) => systemIdOf(index)),
    setFrontPrivacy(index, value) {
      const row = world.systems.get(systemUuidOf(index));
      if (row) row.privacy.front_privacy = value;
    },
    changeId(index, id) {
      const row = world.systems.get(systemUuidOf(index));
      if (!row) return;
      world.index.systemById.delete(row.id);
      row.id = id;
      world.index.systemById.set(id, row.uuid);
    },
    recordSwitch(index, who) {
      const member = `11111111-0000-4000-8000-${String(index).padStart(12, '0')}`;
      const timestamp = microsFromMs(clock.now());
      const uuid = `3${String(timestamp).slice(-7)}${member.slice(8)}`;
      const members = who === 'member' ? [member] : [];
      insertSwitch(world, { uuid, system: systemUuidOf(index), timestamp, members });
    },
    deleteSystem(index) {
      removeSystem(world, systemUuidOf(index));
    },
  };
}

/** A sandbox and events for its systems. */
export interface SmallWorld {
  readonly sandbox: Sandbox;
  readonly ids: readonly string[];
  setFrontPrivacy(index: number, value: 'public' | 'private'): void;
  /** The service gives the system another short id. */
  changeId(index: number, id: string): void;
  /** A switch at this time. */
  recordSwitch(index: number, who: 'member' | 'nobody'): void;
  deleteSystem(index: number): void;
}

function removeSystem(world: SandboxState, uuid: string): void {
  const row = world.systems.get(uuid);
  if (!row) return;
  world.index.systemById.delete(row.id);
  world.systems.delete(uuid);
}

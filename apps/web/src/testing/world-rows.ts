import {
  type GroupRow,
  insertSwitch,
  type MemberRow,
  microsFromMs,
  type Sandbox,
  type SystemRow,
} from '@frontboard/sandbox';

/** Something with a sandbox: the service of a journey, a rendered screen. */
interface WithSandbox {
  readonly sandbox: Sandbox;
}

/** Records a switch as another client would, at this time or another. Throws for an unknown system. */
export function recordSwitch(
  service: WithSandbox,
  systemId: string,
  memberIds: readonly string[],
  atMs = Date.now(),
): void {
  const { state } = service.sandbox;
  const system = systemRow(service, systemId);
  const members = memberIds.map((id) => {
    const member = [...state.members.values()].find((row) => row.id === id);
    if (member === undefined) throw new Error(`The world has no member ${id}.`);
    return member.uuid;
  });
  insertSwitch(state, {
    uuid: crypto.randomUUID(),
    system: system.uuid,
    timestamp: microsFromMs(atMs),
    members,
  });
}

/** Removes all switches of a system. Throws for an unknown one. */
export function clearSwitches(service: WithSandbox, systemId: string): void {
  const { uuid } = systemRow(service, systemId);
  const { switches, index } = service.sandbox.state;
  for (const row of [...(index.switchesOfSystem.get(uuid) ?? [])]) switches.delete(row.uuid);
  index.switchesOfSystem.set(uuid, []);
}

/** The row of a system, to be read or changed without the app. Throws for an unknown one. */
export function systemRow(service: WithSandbox, id: string): SystemRow {
  const row = [...service.sandbox.state.systems.values()].find((system) => system.id === id);
  if (row === undefined) throw new Error(`The world has no system ${id}.`);
  return row;
}

/** Gives a system another short id, as the service does when its owner asks for one. */
export function renameSystemId(service: WithSandbox, from: string, to: string): void {
  const { index } = service.sandbox.state;
  const row = systemRow(service, from);
  row.id = to;
  index.systemById.delete(from);
  index.systemById.set(to, row.uuid);
}

/** The row of the first member with an internal name. Throws if there is none. */
export function memberRow(service: WithSandbox, name: string): MemberRow {
  const row = [...service.sandbox.state.members.values()].find((member) => member.name === name);
  if (row === undefined) throw new Error(`The world has no member called ${name}.`);
  return row;
}

/** The members of a system, in no order. Throws for an unknown system. */
export function membersOf(service: WithSandbox, systemId: string): readonly MemberRow[] {
  const { uuid } = systemRow(service, systemId);
  return [...service.sandbox.state.members.values()].filter((member) => member.system === uuid);
}

/** The row of the first group with an internal name. Throws if there is none. */
export function groupRow(service: WithSandbox, name: string): GroupRow {
  const row = [...service.sandbox.state.groups.values()].find((group) => group.name === name);
  if (row === undefined) throw new Error(`The world has no group called ${name}.`);
  return row;
}

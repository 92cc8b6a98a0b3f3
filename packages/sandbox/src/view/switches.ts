import type { WireMember, WireSwitch, WireSwitchIds } from '@frontboard/model';
import type { SwitchRow } from '../store/rows.ts';
import type { SandboxState } from '../store/state.ts';
import { formatMicros } from '../store/timestamp.ts';
import { type Viewer, viewMember } from './entities.ts';

/** A switch with whole members in front order, including members hidden from lists. */
export function viewSwitch(
  state: SandboxState,
  row: SwitchRow,
  viewer: Viewer,
  timestamp = formatMicros(row.timestamp),
): WireSwitch {
  return { id: row.uuid, timestamp, members: viewFronters(state, row, viewer) };
}

/** The members of a switch, in front order. */
function viewFronters(state: SandboxState, row: SwitchRow, viewer: Viewer): WireMember[] {
  const systemId = state.systems.get(row.system)?.id ?? null;
  return row.members.flatMap((uuid) => {
    const member = state.members.get(uuid);
    return member === undefined ? [] : [viewMember(member, viewer, systemId)];
  });
}

/**
 * Switches of a system as the history lists them: short ids of all members, private ones too, the latest row of a member first. The service
 * promises no order here, so that no client may take it for the front order.
 */
export function viewHistory(
  state: SandboxState,
  systemUuid: string,
  rows: readonly SwitchRow[],
): WireSwitchIds[] {
  const members = [...(state.index.membersOfSystem.get(systemUuid) ?? [])];
  const places = new Map(members.map((uuid, place) => [uuid, place]));
  const latestFirst = (one: string, other: string) => (places.get(other) ?? 0) - (places.get(one) ?? 0);
  return rows.map((row) => ({
    id: row.uuid,
    timestamp: formatMicros(row.timestamp),
    members: row.members.toSorted(latestFirst).flatMap((uuid) => state.members.get(uuid)?.id ?? []),
  }));
}

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

/** A switch as the history lists it: short ids of all members, private ones too. */
export function viewSwitchIds(state: SandboxState, row: SwitchRow): WireSwitchIds {
  return {
    id: row.uuid,
    timestamp: formatMicros(row.timestamp),
    members: row.members.flatMap((uuid) => state.members.get(uuid)?.id ?? []),
  };
}

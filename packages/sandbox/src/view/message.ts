import type { WireMessage } from '@frontboard/model';
import type { MessageRow } from '../store/rows.ts';
import type { SandboxState } from '../store/state.ts';
import { viewMember, viewSystem } from './entities.ts';

/** Discord counts the time in its ids from here. */
const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** When the message with this snowflake was sent, in milliseconds since 1970. */
export function snowflakeMs(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS;
}

/** A message, its system and member as the viewer (a system uuid, or null) may see them. */
export function viewMessage(state: SandboxState, row: MessageRow, viewer: string | null): WireMessage {
  const member = row.member === null ? undefined : state.members.get(row.member);
  const system = member === undefined ? undefined : state.systems.get(member.system);
  const view = system !== undefined && system.uuid === viewer ? 'owner' : 'other';
  return {
    timestamp: `${new Date(snowflakeMs(row.id)).toISOString().slice(0, 19)}Z`,
    id: row.id,
    original: row.original ?? '',
    sender: row.sender,
    channel: row.channel,
    guild: row.guild,
    system: system === undefined ? null : viewSystem(system, view),
    member: member === undefined ? null : viewMember(member, view, null),
  };
}

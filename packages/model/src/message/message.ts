import { brandId, brandIdOrNull, type DiscordId } from '../id/brands.ts';
import { type Member, memberFromWire } from '../member/member.ts';
import { type System, systemFromWire } from '../system/system.ts';
import { extraOf } from '../wire/fields.ts';
import type { WireMessage } from './wire-message.ts';

/** A proxied message as the app knows it. */
export interface Message {
  readonly id: DiscordId;
  /** The original message; null if unknown. */
  readonly originalId: DiscordId | null;
  readonly senderId: DiscordId | null;
  readonly channelId: DiscordId | null;
  readonly guildId: DiscordId | null;
  /** The service's own string, whole seconds. */
  readonly timestamp: string;
  /** Null if it was deleted. */
  readonly system: System | null;
  /** Null if it was deleted. */
  readonly member: Member | null;
  /** Other fields of the service, by their wire names. */
  readonly extra: Readonly<Record<string, unknown>>;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'timestamp',
  'id',
  'original',
  'sender',
  'channel',
  'guild',
  'system',
  'member',
]);

/** The domain record of a message received at `receivedAt` (ISO). The member gets its system's id, which the wire leaves out. */
export function messageFromWire(wire: WireMessage, receivedAt: string): Message {
  const system = wire.system && systemFromWire(wire.system, receivedAt);
  const member = wire.member && memberFromWire(wire.member, receivedAt);
  return {
    id: brandId('DiscordId', wire.id),
    originalId: brandIdOrNull('DiscordId', wire.original),
    senderId: brandIdOrNull('DiscordId', wire.sender),
    channelId: brandIdOrNull('DiscordId', wire.channel),
    guildId: brandIdOrNull('DiscordId', wire.guild),
    timestamp: wire.timestamp,
    system,
    member: member && { ...member, systemId: member.systemId ?? system?.id ?? null },
    extra: extraOf(wire, KNOWN_KEYS),
  };
}

import { brandId, brandIdOrNull, type MemberId, type SwitchId } from '../id/brands.ts';
import { type Member, memberFromWire } from '../member/member.ts';
import { extraOf } from '../wire/fields.ts';
import type { WireSwitch, WireSwitchIds } from './wire-switch.ts';

/** A moment at which who is fronting changed (`switch` is a reserved word, hence the name). */
export interface FrontSwitch {
  /** Null if version 1 of the API or an export returned it. */
  readonly id: SwitchId | null;
  /** The service's own string, up to microseconds; `parseTimestamp` reads it. */
  readonly timestamp: string;
  /** In front order if whole members were sent, otherwise in no promised order. Empty: a switch-out. */
  readonly memberIds: readonly MemberId[];
  /** The whole members, or null if only their ids were sent. */
  readonly members: readonly Member[] | null;
  /** The service has a member in it more than once: two changes of its members overlapped. Absent otherwise. */
  readonly hasRepeatedMembers?: true;
  /** Other fields of the service, by their wire names. */
  readonly extra: Readonly<Record<string, unknown>>;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set(['id', 'timestamp', 'members']);

/**
 * The domain record of a switch in either wire form. `receivedAt` (ISO) becomes the members' `updatedAt`. Nobody is in front twice: a
 * repeated member is used once, and `hasRepeatedMembers` says so.
 */
export function frontSwitchFromWire(wire: WireSwitch | WireSwitchIds, receivedAt: string): FrontSwitch {
  const ids = wire.members.map((member) => (typeof member === 'string' ? member : member.id));
  const memberIds = [...new Set(ids)];
  const whole = hasWholeMembers(wire)
    ? [...new Map(wire.members.map((member) => [member.id, member])).values()]
    : null;
  return {
    id: brandIdOrNull('SwitchId', wire.id),
    timestamp: wire.timestamp,
    memberIds: memberIds.map((id) => brandId('MemberId', id)),
    members: whole?.map((member) => memberFromWire(member, receivedAt)) ?? null,
    ...(memberIds.length < ids.length && { hasRepeatedMembers: true }),
    extra: extraOf(wire, KNOWN_KEYS),
  };
}

/** A switch-out counts as whole: no member is missing from it. */
function hasWholeMembers(wire: WireSwitch | WireSwitchIds): wire is WireSwitch {
  return typeof wire.members[0] !== 'string';
}

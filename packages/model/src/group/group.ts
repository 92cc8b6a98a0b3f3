import { parseColor } from '../color/color.ts';
import {
  brandId,
  brandIdOrNull,
  type GroupId,
  type GroupUuid,
  type MemberRef,
  type SystemId,
} from '../id/brands.ts';
import type { GroupPrivacyKey, Priv } from '../privacy/privacy.ts';
import type { RecordValues } from '../record/field.ts';
import { extraOf } from '../wire/fields.ts';
import type { GROUP_TABLE } from './group-table.ts';
import { groupReaders, type WireGroup } from './wire-group.ts';

/** A group as the app knows it. Timestamps are the service's own strings; `parseTimestamp` reads them. */
export interface Group extends RecordValues<typeof GROUP_TABLE> {
  readonly id: GroupId;
  readonly uuid: GroupUuid | null;
  readonly systemId: SystemId | null;
  /** When this device received the record (ISO). */
  readonly updatedAt: string;
  /** Uuids of the members, or null if they were not requested. Empty also if the list is private. */
  readonly memberRefs: readonly MemberRef[] | null;
  /** Null for everyone but the owner. */
  readonly privacy: Readonly<Record<GroupPrivacyKey, Priv>> | null;
  /** Other fields of the service, by their wire names. */
  readonly extra: Readonly<Record<string, unknown>>;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set(Object.keys(groupReaders));

/** The domain record of a group received at `receivedAt` (ISO). */
export function groupFromWire(wire: WireGroup, receivedAt: string): Group {
  return {
    id: brandId('GroupId', wire.id),
    uuid: brandIdOrNull('GroupUuid', wire.uuid),
    systemId: brandIdOrNull('SystemId', wire.system),
    name: wire.name,
    displayName: wire.display_name,
    description: wire.description,
    iconUrl: wire.icon,
    bannerUrl: wire.banner,
    color: wire.color === null ? null : parseColor(wire.color),
    createdAt: wire.created,
    updatedAt: receivedAt,
    memberRefs: wire.members?.map((member) => brandId('MemberRef', member)) ?? null,
    privacy: wire.privacy,
    extra: extraOf(wire, KNOWN_KEYS),
  };
}

import { parseColor } from '../color/color.ts';
import { brandId, brandIdOrNull, type SystemId, type SystemUuid } from '../id/brands.ts';
import type { Priv, SystemPrivacyKey } from '../privacy/privacy.ts';
import type { RecordValues } from '../record/field.ts';
import { extraOf } from '../wire/fields.ts';
import type { SYSTEM_TABLE } from './system-table.ts';
import { systemReaders, type WireSystem } from './wire-system.ts';

/** A system as the app knows it. Timestamps are the service's own strings; `parseTimestamp` reads them. */
export interface System extends RecordValues<typeof SYSTEM_TABLE> {
  readonly id: SystemId;
  /** Null only if version 1 of the API sent it. */
  readonly uuid: SystemUuid | null;
  /** When this device received the record (ISO). */
  readonly updatedAt: string;
  /** Null for everyone but the owner. */
  readonly privacy: Readonly<Record<SystemPrivacyKey, Priv>> | null;
  /** Other fields of the service, by their wire names. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** `webhook_url` is in `extra`. */
const { webhook_url: _, ...KNOWN } = systemReaders;
const KNOWN_KEYS: ReadonlySet<string> = new Set(Object.keys(KNOWN));

/** The domain record of a system received at `receivedAt` (ISO). */
export function systemFromWire(wire: WireSystem, receivedAt: string): System {
  return {
    id: brandId('SystemId', wire.id),
    uuid: brandIdOrNull('SystemUuid', wire.uuid),
    name: wire.name,
    description: wire.description,
    tag: wire.tag,
    pronouns: wire.pronouns,
    avatarUrl: wire.avatar_url,
    bannerUrl: wire.banner,
    color: wire.color === null ? null : parseColor(wire.color),
    createdAt: wire.created || null,
    updatedAt: receivedAt,
    privacy: wire.privacy,
    extra: extraOf(wire, KNOWN_KEYS),
  };
}

import type * as v from 'valibot';
import {
  liftFlatPrivacy,
  type Priv,
  privacyReader,
  SYSTEM_PRIVACY_KEYS,
  type SystemPrivacyKey,
} from '../privacy/privacy.ts';
import type { WireValues } from '../record/field.ts';
import {
  type FieldReaders,
  lenientRecord,
  nullableText,
  nullableUrl,
  requiredId,
  textOrEmpty,
} from '../wire/fields.ts';
import type { SYSTEM_TABLE } from './system-table.ts';

/** A system as the service sends it. Null where the viewer may not see or nothing is set. */
export interface WireSystem extends Omit<WireValues<typeof SYSTEM_TABLE>, 'webhook_url'> {
  id: string;
  /** Empty when version 1 sent the system: it had no uuids. */
  uuid: string;
  /** Sent to the owner only. */
  webhook_url?: string | null | undefined;
  /** Sent to the owner only. */
  privacy: Record<SystemPrivacyKey, Priv> | null;
}

/** How each field is read, by its name. */
export const systemReaders = {
  id: textOrEmpty,
  uuid: textOrEmpty,
  name: nullableText,
  description: nullableText,
  tag: nullableText,
  pronouns: nullableText,
  avatar_url: nullableUrl,
  banner: nullableUrl,
  color: nullableText,
  created: textOrEmpty,
  webhook_url: nullableText,
  privacy: privacyReader(SYSTEM_PRIVACY_KEYS),
} satisfies FieldReaders<WireSystem>;

/**
 * Reads a system of version 2 or 1. Fails only without an `id`; any other field that is missing or of a wrong type reads
 * as null (`uuid`, `created`: as empty). Unknown keys are kept, version 1's `tz` among them.
 */
export const wireSystemSchema: v.GenericSchema<unknown, WireSystem> = lenientRecord({
  lift: (raw) => liftFlatPrivacy(raw, SYSTEM_PRIVACY_KEYS),
  required: { id: requiredId },
  rest: systemReaders,
});

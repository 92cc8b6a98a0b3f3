import type * as v from 'valibot';
import {
  GROUP_PRIVACY_KEYS,
  type GroupPrivacyKey,
  liftFlatPrivacy,
  type Priv,
  privacyReader,
} from '../privacy/privacy.ts';
import type { WireValues } from '../record/field.ts';
import {
  type FieldReaders,
  lenientRecord,
  nullableText,
  nullableUrl,
  optionalText,
  readOr,
  requiredId,
  textOrEmpty,
} from '../wire/fields.ts';
import { lenientList } from '../wire/read-list.ts';
import type { GROUP_TABLE } from './group-table.ts';

/** A group as the service sends it. Null where the viewer may not see or nothing is set. */
export interface WireGroup extends WireValues<typeof GROUP_TABLE> {
  id: string;
  uuid: string;
  /** The short id of the system; absent in exports. */
  system?: string | undefined;
  /** Member uuids in a list asked for with members, member short ids in an export, absent otherwise. */
  members?: string[] | undefined;
  /** Sent to the owner only. */
  privacy: Record<GroupPrivacyKey, Priv> | null;
}

/** How each field is read, by its name. */
export const groupReaders = {
  id: textOrEmpty,
  uuid: textOrEmpty,
  system: optionalText,
  name: textOrEmpty,
  display_name: nullableText,
  description: nullableText,
  icon: nullableUrl,
  banner: nullableUrl,
  color: nullableText,
  created: nullableText,
  members: readOr(lenientList(requiredId), undefined),
  privacy: privacyReader(GROUP_PRIVACY_KEYS),
} satisfies FieldReaders<WireGroup>;

/**
 * Reads a group of the service or of an export. Fails only without an `id`; any other field that is missing or of a wrong
 * type reads as null or empty, `members` as absent. Unknown keys are kept.
 */
export const wireGroupSchema: v.GenericSchema<unknown, WireGroup> = lenientRecord({
  lift: (raw) => liftFlatPrivacy(raw, GROUP_PRIVACY_KEYS),
  required: { id: requiredId },
  rest: groupReaders,
});

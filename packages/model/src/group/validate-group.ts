import type { GroupPrivacyKey, Priv } from '../privacy/privacy.ts';
import { checkRecord } from '../record/check-record.ts';
import type { PatchValues } from '../record/field.ts';
import type { Validated } from '../validation/check.ts';
import type { PictureOptions } from '../validation/image-url.ts';
import { requireOnCreate, type WriteMode } from '../validation/write-mode.ts';
import { GROUP_TABLE } from './group-table.ts';

/** The fields of a group that can be set, as they are sent. Absent keys stay as they are, null clears. Members have separate calls. */
export interface GroupPatch extends PatchValues<typeof GROUP_TABLE> {
  privacy?: Partial<Record<GroupPrivacyKey, Priv>>;
}

/** Checks a new group or changes to one and turns them into what is sent. Does not check whether pictures answer. Never throws. */
export function validateGroup(
  input: unknown,
  { mode, ...pictures }: { readonly mode: WriteMode } & PictureOptions,
): Validated<GroupPatch> {
  return checkRecord<GroupPatch>(input, GROUP_TABLE, pictures, requireOnCreate(input, mode, 'name'));
}

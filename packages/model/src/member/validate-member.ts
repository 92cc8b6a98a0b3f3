import type { MemberPrivacyKey, Priv } from '../privacy/privacy.ts';
import { checkRecord } from '../record/check-record.ts';
import type { PatchValues } from '../record/field.ts';
import type { Validated } from '../validation/check.ts';
import type { PictureOptions } from '../validation/image-url.ts';
import { requireOnCreate, type WriteMode } from '../validation/write-mode.ts';
import { MEMBER_TABLE } from './member-table.ts';

/** The fields of a member that can be set, as they are sent. Absent keys stay as they are, null clears. */
export interface MemberPatch extends PatchValues<typeof MEMBER_TABLE> {
  privacy?: Partial<Record<MemberPrivacyKey, Priv>>;
}

/** Checks a new member or changes to one and turns them into what is sent. Does not check whether pictures answer. Never throws. */
export function validateMember(
  input: unknown,
  { mode, ...pictures }: { readonly mode: WriteMode } & PictureOptions,
): Validated<MemberPatch> {
  return checkRecord<MemberPatch>(input, MEMBER_TABLE, pictures, requireOnCreate(input, mode, 'name'));
}

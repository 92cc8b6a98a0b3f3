import type { Priv, SystemPrivacyKey } from '../privacy/privacy.ts';
import { checkRecord } from '../record/check-record.ts';
import type { PatchValues } from '../record/field.ts';
import type { Validated } from '../validation/check.ts';
import type { PictureOptions } from '../validation/image-url.ts';
import { SYSTEM_TABLE } from './system-table.ts';

/** The fields of a system that can be changed, as they are sent. Absent keys stay as they are, null clears. */
export interface SystemPatch extends PatchValues<typeof SYSTEM_TABLE> {
  privacy?: Partial<Record<SystemPrivacyKey, Priv>>;
}

/** Checks changes to a system and turns them into what is sent. Does not check whether pictures answer. Never throws. */
export function validateSystem(input: unknown, pictures?: PictureOptions): Validated<SystemPatch> {
  return checkRecord<SystemPatch>(input, SYSTEM_TABLE, pictures);
}

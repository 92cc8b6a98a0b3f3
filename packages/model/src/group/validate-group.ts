import { privacy } from '../privacy/check-privacy.ts';
import { GROUP_PRIVACY_KEYS, type GroupPrivacyKey, type Priv } from '../privacy/privacy.ts';
import { checkFields, type Validated } from '../validation/check.ts';
import { color, LIMITS, requiredText, text } from '../validation/field-checks.ts';
import { imageUrl, type PictureOptions } from '../validation/image-url.ts';
import { requireOnCreate, type WriteMode } from '../validation/write-mode.ts';

/** The fields of a group that can be set, as they are sent. Absent keys stay as they are, null clears. Members have separate calls. */
export interface GroupPatch {
  name?: string;
  display_name?: string | null;
  description?: string | null;
  icon?: string | null;
  banner?: string | null;
  /** Six hex digits without `#`. */
  color?: string | null;
  privacy?: Partial<Record<GroupPrivacyKey, Priv>>;
}

/** Checks a new group or changes to one and turns them into what is sent. Does not check whether pictures answer. Never throws. */
export function validateGroup(
  input: unknown,
  { mode, ...pictures }: { readonly mode: WriteMode } & PictureOptions,
): Validated<GroupPatch> {
  return checkFields<GroupPatch>(
    input,
    {
      name: requiredText('Name', LIMITS.name),
      display_name: text('Display name', LIMITS.displayName),
      description: text('Description', LIMITS.description),
      icon: imageUrl('Icon', pictures),
      banner: imageUrl('Banner', pictures),
      color,
      privacy: privacy(GROUP_PRIVACY_KEYS),
    },
    requireOnCreate(input, mode, 'name'),
  );
}

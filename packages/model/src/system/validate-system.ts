import { privacy } from '../privacy/check-privacy.ts';
import { type Priv, SYSTEM_PRIVACY_KEYS, type SystemPrivacyKey } from '../privacy/privacy.ts';
import { checkFields, type Validated } from '../validation/check.ts';
import { color, LIMITS, text } from '../validation/field-checks.ts';
import { imageUrl, type PictureOptions } from '../validation/image-url.ts';

/** The fields of a system that can be changed, as they are sent. Absent keys stay as they are, null clears. */
export interface SystemPatch {
  name?: string | null;
  description?: string | null;
  tag?: string | null;
  pronouns?: string | null;
  avatar_url?: string | null;
  banner?: string | null;
  /** Six hex digits without `#`. */
  color?: string | null;
  privacy?: Partial<Record<SystemPrivacyKey, Priv>>;
}

/** Checks changes to a system and turns them into what is sent. Does not check whether pictures answer. Never throws. */
export function validateSystem(input: unknown, pictures?: PictureOptions): Validated<SystemPatch> {
  return checkFields<SystemPatch>(input, {
    name: text('Name', LIMITS.name),
    description: text('Description', LIMITS.description),
    tag: text('Tag', LIMITS.tag),
    pronouns: text('Pronouns', LIMITS.pronouns),
    avatar_url: imageUrl('Avatar', pictures),
    banner: imageUrl('Banner', pictures),
    color,
    privacy: privacy(SYSTEM_PRIVACY_KEYS),
  });
}

import { privacy } from '../privacy/check-privacy.ts';
import { MEMBER_PRIVACY_KEYS, type MemberPrivacyKey, type Priv } from '../privacy/privacy.ts';
import { proxyTags } from '../proxy-tag/check-proxy-tags.ts';
import type { WireProxyTag } from '../proxy-tag/proxy-tag.ts';
import { checkFields, type Validated } from '../validation/check.ts';
import { birthday, boolean, color, LIMITS, requiredText, text } from '../validation/field-checks.ts';
import { imageUrl, type PictureOptions } from '../validation/image-url.ts';
import { requireOnCreate, type WriteMode } from '../validation/write-mode.ts';

/** The fields of a member that can be set, as they are sent. Absent keys stay as they are, null clears. */
export interface MemberPatch {
  name?: string;
  display_name?: string | null;
  /** Six hex digits without `#`. */
  color?: string | null;
  /** `YYYY-MM-DD`. */
  birthday?: string | null;
  pronouns?: string | null;
  avatar_url?: string | null;
  webhook_avatar_url?: string | null;
  banner?: string | null;
  description?: string | null;
  proxy_tags?: WireProxyTag[];
  keep_proxy?: boolean;
  tts?: boolean;
  autoproxy_enabled?: boolean;
  privacy?: Partial<Record<MemberPrivacyKey, Priv>>;
}

/** Checks a new member or changes to one and turns them into what is sent. Does not check whether pictures answer. Never throws. */
export function validateMember(
  input: unknown,
  { mode, ...pictures }: { readonly mode: WriteMode } & PictureOptions,
): Validated<MemberPatch> {
  return checkFields<MemberPatch>(
    input,
    {
      name: requiredText('Name', LIMITS.name),
      display_name: text('Display name', LIMITS.displayName),
      color,
      birthday,
      pronouns: text('Pronouns', LIMITS.pronouns),
      avatar_url: imageUrl('Avatar', pictures),
      webhook_avatar_url: imageUrl('Webhook avatar', pictures),
      banner: imageUrl('Banner', pictures),
      description: text('Description', LIMITS.description),
      proxy_tags: proxyTags,
      keep_proxy: boolean('Keep proxy'),
      tts: boolean('TTS'),
      autoproxy_enabled: boolean('Autoproxy status'),
      privacy: privacy(MEMBER_PRIVACY_KEYS),
    },
    requireOnCreate(input, mode, 'name'),
  );
}

import { checkFields, type Validated } from '../validation/check.ts';
import { boolean, freeText, text } from '../validation/field-checks.ts';
import { imageUrl, type PictureOptions } from '../validation/image-url.ts';
import { LIMITS } from '../validation/limits.ts';

/** The server settings of a system that can be changed, as they are sent. Absent keys stay as they are, null clears. */
export interface SystemGuildPatch {
  proxying_enabled?: boolean;
  tag?: string | null;
  tag_enabled?: boolean;
  avatar_url?: string | null;
  display_name?: string | null;
  name_format?: string | null;
}

/** The server settings of a member that can be changed, as they are sent. Absent keys stay as they are, null clears. */
export interface MemberGuildPatch {
  display_name?: string | null;
  avatar_url?: string | null;
  /** The service can not set it back to null ("as everywhere"). */
  keep_proxy?: boolean;
}

/** Checks changes to a system's server settings and turns them into what is sent. Never throws. */
export function validateSystemGuild(input: unknown, pictures?: PictureOptions): Validated<SystemGuildPatch> {
  return checkFields<SystemGuildPatch>(input, {
    proxying_enabled: boolean('Proxying enabled'),
    tag: text('Server tag', LIMITS.tag),
    tag_enabled: boolean('Tag enabled'),
    avatar_url: imageUrl('Avatar', pictures),
    display_name: text('Display name', LIMITS.displayName),
    name_format: freeText,
  });
}

/** Checks changes to a member's server settings and turns them into what is sent. Never throws. */
export function validateMemberGuild(input: unknown, pictures?: PictureOptions): Validated<MemberGuildPatch> {
  return checkFields<MemberGuildPatch>(input, {
    display_name: text('Display name', LIMITS.displayName),
    avatar_url: imageUrl('Avatar', pictures),
    keep_proxy: boolean('Keep proxy'),
  });
}

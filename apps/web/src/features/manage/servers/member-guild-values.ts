import {
  type IsOwnPicture,
  type MemberGuildPatch,
  type MemberGuildSettings,
  type Validated,
  validateMemberGuild,
} from '@frontboard/model';

/** Whether proxy tags stay in a message. `inherited`: as the member has it everywhere; the service can't set it back to that. */
export type KeepProxyChoice = 'inherited' | 'keep' | 'remove';

/** The form of a member's settings in one server, by the service's names: empty texts for nothing. */
export interface MemberGuildValues {
  readonly display_name: string;
  readonly avatar_url: string;
  readonly keep_proxy: KeepProxyChoice;
}

/** The settings as the form shows them. */
export function memberGuildValues(settings: MemberGuildSettings): MemberGuildValues {
  return {
    display_name: settings.displayName ?? '',
    avatar_url: settings.avatarUrl ?? '',
    keep_proxy: settings.keepProxy === null ? 'inherited' : settings.keepProxy ? 'keep' : 'remove',
  };
}

/** The settings that the form would save, for a preview. */
export function memberThere({ display_name, avatar_url, keep_proxy }: MemberGuildValues) {
  return {
    displayName: display_name.trim() || null,
    avatarUrl: avatar_url.trim() || null,
    keepProxy: keep_proxy === 'inherited' ? null : keep_proxy === 'keep',
  };
}

/** Checks the changed fields and turns them into what is sent. */
export function validateMemberGuildValues(
  values: MemberGuildValues,
  changed: readonly (keyof MemberGuildValues)[],
  isOwnPicture?: IsOwnPicture,
): Validated<MemberGuildPatch> {
  const { keep_proxy, ...texts } = Object.fromEntries(changed.map((field) => [field, values[field]]));
  const isSet = keep_proxy === 'keep' || keep_proxy === 'remove';
  return validateMemberGuild(isSet ? { ...texts, keep_proxy: keep_proxy === 'keep' } : texts, {
    isOwnPicture,
  });
}

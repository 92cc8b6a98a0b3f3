import {
  type IsOwnPicture,
  type Priv,
  SYSTEM_PRIVACY_KEYS,
  type System,
  type SystemPatch,
  type SystemPrivacyKey,
  type Validated,
  validateSystem,
} from '@frontboard/model';

type ProfileText = 'name' | 'tag' | 'pronouns' | 'description' | 'avatar_url' | 'banner' | 'color';

/** The form of the own system, by the service's names: empty texts for nothing, each privacy key in its own field. */
export type ProfileValues = Record<ProfileText, string> & Record<SystemPrivacyKey, Priv>;

/** A system as the form shows it. */
export function profileOf(system: System): ProfileValues {
  return {
    name: system.name ?? '',
    tag: system.tag ?? '',
    pronouns: system.pronouns ?? '',
    description: system.description ?? '',
    avatar_url: system.avatarUrl ?? '',
    banner: system.bannerUrl ?? '',
    color: system.color ?? '',
    ...privacyOf(system),
  };
}

function privacyOf({ privacy }: System): Record<SystemPrivacyKey, Priv> {
  const entries = SYSTEM_PRIVACY_KEYS.map((key) => [key, privacy?.[key] ?? 'public']);
  // `Object.fromEntries` loses the keys; all nine exist.
  return Object.fromEntries(entries) as Record<SystemPrivacyKey, Priv>;
}

/** Checks the changed fields and turns them into what is sent. */
export function validateProfile(
  values: ProfileValues,
  changed: readonly (keyof ProfileValues)[],
  isOwnPicture?: IsOwnPicture,
): Validated<SystemPatch> {
  const input: Record<string, unknown> = {};
  const privacy: Record<string, Priv> = {};
  for (const field of changed) {
    if (isPrivacyKey(field)) privacy[field] = values[field];
    else input[field] = values[field];
  }
  return validateSystem(Object.keys(privacy).length > 0 ? { ...input, privacy } : input, { isOwnPicture });
}

function isPrivacyKey(field: keyof ProfileValues): field is SystemPrivacyKey {
  return SYSTEM_PRIVACY_KEYS.some((key) => key === field);
}

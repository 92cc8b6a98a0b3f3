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
import { inputOf, privacyValues } from '../edit/record-values.ts';

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
    ...privacyValues(SYSTEM_PRIVACY_KEYS, (key) => system.privacy?.[key] ?? 'public'),
  };
}

/** Checks the changed fields and turns them into what is sent. */
export function validateProfile(
  values: ProfileValues,
  changed: readonly (keyof ProfileValues)[],
  isOwnPicture?: IsOwnPicture,
): Validated<SystemPatch> {
  return validateSystem(inputOf(values, changed), { isOwnPicture });
}

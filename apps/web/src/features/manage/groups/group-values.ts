import {
  GROUP_PRIVACY_KEYS,
  type Group,
  type GroupPatch,
  type GroupPrivacyKey,
  type IsOwnPicture,
  type Priv,
  type Validated,
  validateGroup,
} from '@frontboard/model';
import { inputOf, newInputOf, privacyValues } from '../edit/record-values.ts';

type GroupText = 'name' | 'display_name' | 'description' | 'icon' | 'banner' | 'color';

/** The form of a group, by the service's names: empty texts for nothing, each privacy key in its own field. */
export type GroupValues = Record<GroupText, string> & Record<GroupPrivacyKey, Priv>;

/** The fields that are addresses of pictures. */
export const GROUP_PICTURES = { icon: 'Icon', banner: 'Banner' } as const;

/** A group as the form shows it. */
export function groupValuesOf(group: Group): GroupValues {
  return {
    name: group.name,
    display_name: group.displayName ?? '',
    description: group.description ?? '',
    icon: group.iconUrl ?? '',
    banner: group.bannerUrl ?? '',
    color: group.color ?? '',
    ...privacyValues(GROUP_PRIVACY_KEYS, (key) => group.privacy?.[key] ?? 'public'),
  };
}

/** What the form of a new group starts with; `privacy` is what all of it is. */
export function emptyGroupValues(privacy: Priv): GroupValues {
  return {
    name: '',
    display_name: '',
    description: '',
    icon: '',
    banner: '',
    color: '',
    ...privacyValues(GROUP_PRIVACY_KEYS, () => privacy),
  };
}

/** Checks the changed fields of a group and turns them into what is sent. */
export function validateGroupChanges(
  values: GroupValues,
  changed: readonly (keyof GroupValues)[],
  isOwnPicture?: IsOwnPicture,
): Validated<GroupPatch> {
  return validateGroup(inputOf(values, changed), { mode: 'edit', isOwnPicture });
}

/** Checks a new group and turns all filled fields into what is sent. Public privacy is not sent: it is the service's default. */
export function validateNewGroup(
  values: GroupValues,
  _changed?: readonly (keyof GroupValues)[],
  isOwnPicture?: IsOwnPicture,
): Validated<GroupPatch> {
  return validateGroup(newInputOf(values, emptyGroupValues('public')), { mode: 'create', isOwnPicture });
}

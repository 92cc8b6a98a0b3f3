import {
  type IsOwnPicture,
  type SystemGuildPatch,
  type SystemGuildSettings,
  type Validated,
  validateSystemGuild,
} from '@frontboard/model';

/** The form of the system's settings in one server, by the service's names: empty texts for nothing. */
export interface SystemGuildValues {
  readonly proxying_enabled: boolean;
  readonly display_name: string;
  readonly avatar_url: string;
  readonly tag: string;
  readonly tag_enabled: boolean;
  readonly name_format: string;
}

/** The settings as the form shows them. */
export function systemGuildValues(settings: SystemGuildSettings): SystemGuildValues {
  return {
    proxying_enabled: settings.proxyingEnabled,
    display_name: settings.displayName ?? '',
    avatar_url: settings.avatarUrl ?? '',
    tag: settings.tag ?? '',
    tag_enabled: settings.tagEnabled,
    name_format: settings.nameFormat ?? '',
  };
}

/** The settings that the form would save, for a preview. */
export function systemThere(values: SystemGuildValues) {
  const textOf = (text: string) => text.trim() || null;
  return {
    proxyingEnabled: values.proxying_enabled,
    displayName: textOf(values.display_name),
    avatarUrl: textOf(values.avatar_url),
    tag: textOf(values.tag),
    tagEnabled: values.tag_enabled,
    nameFormat: textOf(values.name_format),
  };
}

/** Checks the changed fields and turns them into what is sent. */
export function validateSystemGuildValues(
  values: SystemGuildValues,
  changed: readonly (keyof SystemGuildValues)[],
  isOwnPicture?: IsOwnPicture,
): Validated<SystemGuildPatch> {
  const input = Object.fromEntries(changed.map((field) => [field, values[field]]));
  // An empty text removes the own format; the check accepts any text.
  return validateSystemGuild(input.name_format === '' ? { ...input, name_format: null } : input, {
    isOwnPicture,
  });
}

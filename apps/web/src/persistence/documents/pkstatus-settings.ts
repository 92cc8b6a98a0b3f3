import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** The layouts of a system's members in the lookup of PKStatus. */
export const PKSTATUS_MEMBER_LAYOUTS = ['list', 'table'] as const;

type SharedField =
  | 'status'
  | 'switcher'
  | 'id'
  | 'systemUpdateInterval'
  | 'fronterUpdateInterval'
  | 'detectPronouns'
  | 'showCardDetails'
  | 'checkUpdates'
  | 'ignoreVersion'
  | 'token';

/**
 * The settings as PKStatus stores them and writes them into backups, version 16: a format, and not what the app uses.
 * `status.tile.fitToScreen` is ours; PKStatus leaves unknown fields alone.
 */
export interface PkstatusSettings extends Pick<Settings, SharedField> {
  readonly lookup: {
    readonly memberLayout: (typeof PKSTATUS_MEMBER_LAYOUTS)[number];
    readonly colorAccent: boolean;
  };
  readonly dark: boolean;
}

/** The version of `PkstatusSettings`. */
export const PKSTATUS_SETTINGS_VERSION = 16;

/** The defaults of PKStatus, for a first visit and for any missing or invalid field. */
export const DEFAULT_PKSTATUS_SETTINGS: PkstatusSettings = {
  ...picked(DEFAULT_SETTINGS),
  lookup: { memberLayout: 'list', colorAccent: DEFAULT_SETTINGS.lookup.colorAccent },
  dark: false,
};

/**
 * `settings` in the format of PKStatus, which has neither cards nor the theme of the device. For those it has the values of `former`: the
 * last choice that PKStatus knows.
 */
export function toPkstatusSettings(
  settings: Settings,
  former: PkstatusSettings = DEFAULT_PKSTATUS_SETTINGS,
): PkstatusSettings {
  const { memberLayout, colorAccent } = settings.lookup;
  return {
    ...picked(settings),
    lookup: {
      memberLayout: memberLayout === 'grid' ? former.lookup.memberLayout : memberLayout,
      colorAccent,
    },
    dark: settings.theme === 'system' ? former.dark : settings.theme === 'dark',
  };
}

function picked(settings: Settings): Pick<Settings, SharedField> {
  const { status, switcher, id, systemUpdateInterval, fronterUpdateInterval, detectPronouns } = settings;
  const { showCardDetails, checkUpdates, ignoreVersion, token } = settings;
  return {
    status,
    switcher,
    id,
    systemUpdateInterval,
    fronterUpdateInterval,
    detectPronouns,
    showCardDetails,
    checkUpdates,
    ignoreVersion,
    token,
  };
}

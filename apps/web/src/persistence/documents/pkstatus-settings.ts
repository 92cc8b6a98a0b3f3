import { pick } from '../pick.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** The layouts of a system's members in the lookup of PKStatus. */
export const PKSTATUS_MEMBER_LAYOUTS = ['list', 'table'] as const;

/** In the order of a stored document: a tab that reads one stores the same text. */
const FIELDS = [
  'status',
  'switcher',
  'lookup',
  'id',
  'systemUpdateInterval',
  'fronterUpdateInterval',
  'detectPronouns',
  'showCardDetails',
  'checkUpdates',
  'ignoreVersion',
  'token',
  'dark',
] as const;

/**
 * The settings as PKStatus stores them and writes them into backups, version 16: a format, and not what the app uses.
 * `status.tile.fitToScreen`, `status.table.frontersInColumns` and `showFrontingSince` are ours; PKStatus leaves unknown fields alone.
 */
export interface PkstatusSettings
  extends Pick<Settings, Exclude<(typeof FIELDS)[number], 'lookup' | 'dark'>> {
  readonly lookup: {
    readonly memberLayout: (typeof PKSTATUS_MEMBER_LAYOUTS)[number];
    readonly colorAccent: boolean;
  };
  readonly dark: boolean;
}

/** The version of `PkstatusSettings`. */
export const PKSTATUS_SETTINGS_VERSION = 16;

/** The defaults of PKStatus, for a first visit and for any missing or invalid field. */
export const DEFAULT_PKSTATUS_SETTINGS = toPkstatusSettings(DEFAULT_SETTINGS);

/**
 * `settings` in the format of PKStatus, which has neither cards nor faces nor the theme of the device. For those it has the values of `former`: the
 * last choice that PKStatus knows.
 */
export function toPkstatusSettings(settings: Settings, former?: PkstatusSettings): PkstatusSettings {
  const { memberLayout, colorAccent } = settings.lookup;
  const formerLayout = former?.lookup.memberLayout ?? 'list';
  const lookup = { memberLayout: isOfPkstatus(memberLayout) ? memberLayout : formerLayout, colorAccent };
  const dark = settings.theme === 'system' ? (former?.dark ?? false) : settings.theme === 'dark';
  return pick({ ...settings, lookup, dark }, FIELDS);
}

function isOfPkstatus(
  layout: Settings['lookup']['memberLayout'],
): layout is PkstatusSettings['lookup']['memberLayout'] {
  return PKSTATUS_MEMBER_LAYOUTS.some((known) => known === layout);
}

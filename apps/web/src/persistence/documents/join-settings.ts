import { type PkstatusSettings, toPkstatusSettings } from './pkstatus-settings.ts';
import type { Settings } from './settings.ts';
import { type StoredPreferences, toStoredPreferences } from './stored-preferences.ts';

/**
 * The settings that the two stored formats make. PKStatus's `dark` decides between light and dark, unless the app follows the device.
 */
export function joinSettings(
  { dark, lookup, ...shared }: PkstatusSettings,
  { version, lookupGrid, lookupFaces, notices, theme, ...rest }: StoredPreferences,
): Settings {
  return {
    ...shared,
    ...rest,
    lookup: { ...lookup, memberLayout: lookupFaces ? 'faces' : lookupGrid ? 'grid' : lookup.memberLayout },
    theme: theme === 'system' ? 'system' : dark ? 'dark' : 'light',
    frontNotifications: notices,
  };
}

/**
 * `current` with the values of a backup; a missing part is null and changes nothing. A dark theme of PKStatus ends following the
 * device.
 */
export function replaceSettings(
  current: Settings,
  shared: PkstatusSettings | null,
  preferences: StoredPreferences | null,
): Settings {
  const own = preferences ?? {
    ...toStoredPreferences(current),
    ...(shared?.dark === true && { theme: 'dark' }),
  };
  if (shared !== null) return joinSettings(shared, own);
  return joinSettings({ ...toPkstatusSettings(current), dark: own.theme === 'dark' }, own);
}

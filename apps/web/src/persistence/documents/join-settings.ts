import type { PkstatusSettings } from './pkstatus-settings.ts';
import type { Settings } from './settings.ts';
import type { StoredPreferences } from './stored-preferences.ts';

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

import { joinSettings } from './join-settings.ts';
import { type PkstatusSettings, toPkstatusSettings } from './pkstatus-settings.ts';
import type { Settings } from './settings.ts';
import { type StoredPreferences, toStoredPreferences } from './stored-preferences.ts';

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

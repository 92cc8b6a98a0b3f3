import { EXTRAS } from '../options/find-options.ts';
import { ToggleOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';

/** What the app shows or offers on this device beside PluralKit's own data, each with its switch. */
export function ExtrasSection() {
  const { settings, savedCount, set } = useSavedSettings();
  return (
    <SettingsSection group="extras" savedCount={savedCount}>
      {EXTRAS.map((id) => (
        <ToggleOption
          key={id}
          id={id}
          isSelected={settings[id]}
          onChange={(isSelected) => set({ [id]: isSelected })}
        />
      ))}
    </SettingsSection>
  );
}

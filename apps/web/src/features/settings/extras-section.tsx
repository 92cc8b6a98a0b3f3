import { EXTRAS } from './find-options.ts';
import { ToggleOption } from './option.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

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

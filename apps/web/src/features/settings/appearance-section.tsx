import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { usePreferences, useUpdatePreferences } from '../../state/hooks.ts';
import { useTheme } from '../../state/theme.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { settingsWords } from './words.ts';

const words = settingsWords.appearance;
const THEMES = [
  { value: 'system', label: words.themeOptions.system, icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: words.themeOptions.light, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: words.themeOptions.dark, icon: <Moon aria-hidden="true" /> },
] as const;
const IMAGES = [
  { value: 'all', label: words.imagesOptions.all },
  { value: 'trusted', label: words.imagesOptions.trusted },
  { value: 'none', label: words.imagesOptions.none },
] as const;

/** Theme and pictures. */
export function AppearanceSection() {
  const { choice, shown, setChoice } = useTheme();
  const images = usePreferences((preferences) => preferences.images);
  const updatePreferences = useUpdatePreferences();
  const [savedCount, setSavedCount] = useState(0);
  const countSaved = () => setSavedCount((count) => count + 1);
  const isForced = choice !== 'system' && choice !== shown;
  return (
    <SettingsSection title={words.title} savedCount={savedCount}>
      <SegmentedControl
        layout="row"
        label={words.theme}
        description={isForced ? words.themeForced : undefined}
        options={THEMES}
        value={choice}
        onChange={(next) => {
          setChoice(next);
          countSaved();
        }}
      />
      <SelectField
        layout="row"
        label={words.images}
        description={words.imagesText}
        options={IMAGES}
        value={images}
        onChange={(next) => {
          updatePreferences((preferences) => ({ ...preferences, images: next }));
          countSaved();
        }}
      />
    </SettingsSection>
  );
}

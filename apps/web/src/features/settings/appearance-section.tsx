import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { usePreferences, useUpdatePreferences } from '../../state/hooks.ts';
import type { Preferences } from '../../state/preferences.ts';
import { useTheme } from '../../state/theme.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
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

const FONTS = [
  { value: 'system', label: words.fontOptions.system },
  { value: 'atkinson', label: words.fontOptions.atkinson },
  { value: 'opendyslexic', label: words.fontOptions.opendyslexic },
] as const;
const TEXT_SIZES = [
  { value: 'small', label: words.textSizeOptions.small },
  { value: 'normal', label: words.textSizeOptions.normal },
  { value: 'large', label: words.textSizeOptions.large },
  { value: 'larger', label: words.textSizeOptions.larger },
] as const;
const DENSITIES = [
  { value: 'comfortable', label: words.densityOptions.comfortable },
  { value: 'compact', label: words.densityOptions.compact },
] as const;

/** How everything looks, and how much of it others could read. */
export function AppearanceSection() {
  const { choice, shown, setChoice } = useTheme();
  const preferences = usePreferences((current) => current);
  const updatePreferences = useUpdatePreferences();
  const [savedCount, setSavedCount] = useState(0);
  const countSaved = () => setSavedCount((count) => count + 1);
  const save = (change: Partial<Preferences>) => {
    updatePreferences((current) => ({ ...current, ...change }));
    countSaved();
  };
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
      <SegmentedControl
        layout="row"
        label={words.textSize}
        options={TEXT_SIZES}
        value={preferences.textSize}
        onChange={(textSize) => save({ textSize })}
      />
      <SegmentedControl
        layout="row"
        label={words.density}
        options={DENSITIES}
        value={preferences.density}
        onChange={(density) => save({ density })}
      />
      <SelectField
        layout="row"
        label={words.font}
        description={words.fontText}
        options={FONTS}
        value={preferences.font}
        onChange={(font) => save({ font })}
      />
      <ToggleSwitch
        label={words.runningTimes}
        description={words.runningTimesText}
        isSelected={preferences.runningTimes}
        onChange={(runningTimes) => save({ runningTimes })}
      />
      <SelectField
        layout="row"
        label={words.images}
        description={words.imagesText}
        options={IMAGES}
        value={preferences.images}
        onChange={(images) => save({ images })}
      />
      <ToggleSwitch
        label={words.discreet}
        description={words.discreetText}
        isSelected={preferences.discreet}
        onChange={(discreet) => save({ discreet })}
      />
    </SettingsSection>
  );
}

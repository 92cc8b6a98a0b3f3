import { useNavigate } from '@tanstack/react-router';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from '../../../state/use-theme.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { ChoiceOption, Option, SegmentedOption, ToggleOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.appearance;
const THEMES = [
  { value: 'system', label: words.themeOptions.system, icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: words.themeOptions.light, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: words.themeOptions.dark, icon: <Moon aria-hidden="true" /> },
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
const HOURS = [
  { value: 'device', label: words.hoursOptions.device },
  { value: '12', label: words.hoursOptions['12'] },
  { value: '24', label: words.hoursOptions['24'] },
] as const;
const DENSITIES = [
  { value: 'comfortable', label: words.densityOptions.comfortable },
  { value: 'compact', label: words.densityOptions.compact },
] as const;

/** The look of the app. */
export function AppearanceSection() {
  const { choice, isForced, setChoice } = useTheme();
  const navigate = useNavigate();
  const { settings, savedCount, set, countSaved } = useSavedSettings();
  return (
    <SettingsSection group="appearance" savedCount={savedCount}>
      <Option id="theme">
        {({ label, description }) => (
          <>
            <SegmentedControl
              layout="row"
              label={label}
              description={isForced ? words.themeForced : description}
              options={THEMES}
              value={choice}
              onChange={(next) => {
                setChoice(next);
                countSaved();
              }}
            />
            {isForced && (
              <div>
                <Button size="small" onClick={() => void navigate({ to: '.', hash: '', replace: true })}>
                  {words.endForced}
                </Button>
              </div>
            )}
          </>
        )}
      </Option>
      <SegmentedOption
        id="textSize"
        options={TEXT_SIZES}
        value={settings.textSize}
        onChange={(textSize) => set({ textSize })}
      />
      <SegmentedOption
        id="density"
        options={DENSITIES}
        value={settings.density}
        onChange={(density) => set({ density })}
      />
      <ChoiceOption id="font" options={FONTS} value={settings.font} onChange={(font) => set({ font })} />
      <ToggleOption
        id="runningTimes"
        isSelected={settings.runningTimes}
        onChange={(runningTimes) => set({ runningTimes })}
      />
      <SegmentedOption
        id="hours"
        options={HOURS}
        value={settings.hours}
        onChange={(hours) => set({ hours })}
      />
      <ToggleOption
        id="showCardDetails"
        isSelected={settings.showCardDetails}
        onChange={(showCardDetails) => set({ showCardDetails })}
      />
      <ToggleOption
        id="lookup.colorAccent"
        isSelected={settings.lookup.colorAccent}
        onChange={(colorAccent) => set({ lookup: { ...settings.lookup, colorAccent } })}
      />
    </SettingsSection>
  );
}

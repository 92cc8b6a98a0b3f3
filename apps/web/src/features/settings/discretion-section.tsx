import { imageChoiceWords } from '../../text/image-choice-words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Option, ToggleOption } from './option.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSavedSettings } from './use-saved-settings.ts';

const IMAGES = [
  { value: 'all', label: imageChoiceWords.all },
  { value: 'trusted', label: imageChoiceWords.trusted },
  { value: 'none', label: imageChoiceWords.none },
] as const;

/** Which pictures are loaded, and how much others can read on the screen. */
export function DiscretionSection() {
  const { settings, savedCount, set } = useSavedSettings();
  return (
    <SettingsSection group="discretion" savedCount={savedCount}>
      <Option id="images">
        {(option) => (
          <SelectField
            {...option}
            layout="row"
            options={IMAGES}
            value={settings.images}
            onChange={(images) => set({ images, hasChosenImages: true })}
          />
        )}
      </Option>
      <ToggleOption id="discreet" isSelected={settings.discreet} onChange={(discreet) => set({ discreet })} />
    </SettingsSection>
  );
}

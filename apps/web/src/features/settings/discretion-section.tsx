import { SelectField } from '../../ui/select-field.tsx';
import { Option, ToggleOption } from './option.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSavedPreferences } from './use-saved-preferences.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.images;
const IMAGES = [
  { value: 'all', label: words.all },
  { value: 'trusted', label: words.trusted },
  { value: 'none', label: words.none },
] as const;

/** Which pictures are loaded, and how much others could read on the screen. */
export function DiscretionSection() {
  const { preferences, savedCount, save } = useSavedPreferences();
  return (
    <SettingsSection group="discretion" savedCount={savedCount}>
      <Option id="images">
        {(option) => (
          <SelectField
            {...option}
            layout="row"
            options={IMAGES}
            value={preferences.images}
            onChange={(images) => save({ images, hasChosenImages: true })}
          />
        )}
      </Option>
      <ToggleOption
        id="discreet"
        isSelected={preferences.discreet}
        onChange={(discreet) => save({ discreet })}
      />
    </SettingsSection>
  );
}

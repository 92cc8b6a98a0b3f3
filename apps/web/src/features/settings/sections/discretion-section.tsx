import { FRONT_TITLES } from '../../../persistence/documents/settings.ts';
import { pageTarget } from '../../../platform/config.ts';
import { imageChoiceWords } from '../../../text/image-choice-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import styles from '../options/option.module.css';
import { ChoiceOption, Option, ToggleOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.pictures;
const IMAGES = [
  { value: 'all', label: imageChoiceWords.all },
  { value: 'trusted', label: imageChoiceWords.trusted },
  { value: 'none', label: imageChoiceWords.none },
] as const;

/** Which pictures are loaded, and how much others can read on the screen. */
export function DiscretionSection() {
  const { settings, savedCount, set } = useSavedSettings();
  const handleRemove = (host: string) => {
    set({ imageHosts: settings.imageHosts.filter((one) => one !== host) });
    catchFocus(() => document.querySelector<HTMLElement>('#images :is(button, select)'));
  };
  return (
    <SettingsSection group="discretion" savedCount={savedCount}>
      <Option id="images">
        {(option) => (
          <>
            <SelectField
              {...option}
              layout="row"
              options={IMAGES}
              value={settings.images}
              onChange={(images) => set({ images, hasChosenImages: true })}
            />
            {settings.imageHosts.length > 0 && (
              <ul aria-label={words.always} className={styles.words}>
                {settings.imageHosts.map((host) => (
                  <li key={host}>
                    <Button size="small" onClick={() => handleRemove(host)}>
                      {words.noLonger(host)}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Option>
      <ToggleOption id="discreet" isSelected={settings.discreet} onChange={(discreet) => set({ discreet })} />
      <ChoiceOption
        id="frontTitle"
        options={FRONT_TITLES.map((value) => ({ value, label: settingsWords.frontTitleOptions[value] }))}
        value={settings.frontTitle}
        onChange={(frontTitle) => set({ frontTitle })}
      />
      {pageTarget() === 'android' && (
        <ToggleOption
          id="launcherFronts"
          isSelected={settings.launcherFronts}
          onChange={(launcherFronts) => set({ launcherFronts })}
        />
      )}
    </SettingsSection>
  );
}

import { useReleaseCheck } from '../../data/releases/use-release-check.ts';
import { pageReleasesUrl, pageTarget } from '../../platform/config.ts';
import { useSettings, useUpdatePreferences } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import styles from './releases-section.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.releases;

/** Whether newer versions are looked for, and which one is passed over. */
export function ReleasesSection() {
  const isOn = useReleaseCheck();
  const ignored = useSettings(({ ignoreVersion }) => ignoreVersion);
  const updatePreferences = useUpdatePreferences();
  const { savedCount, save } = useSavedSettings();
  const handleChange = (next: boolean) => {
    // In a browser it is off until asked for, whatever the setting, which is on by default.
    if (pageTarget() === 'web') updatePreferences((current) => ({ ...current, checksReleasesOnWeb: next }));
    if (next || pageTarget() !== 'web') save((settings) => ({ ...settings, checkUpdates: next }));
  };
  return (
    <SettingsSection title={words.title} savedCount={savedCount}>
      {pageReleasesUrl() === null ? (
        <p className={styles.soft}>{words.nowhere}</p>
      ) : (
        <ToggleSwitch
          label={words.check}
          description={words.checkText}
          isSelected={isOn}
          onChange={handleChange}
        />
      )}
      {ignored !== null && (
        <div className={styles.ignored}>
          <p>
            <bdi>{words.ignored(ignored)}</bdi>
          </p>
          <Button size="small" onClick={() => save((settings) => ({ ...settings, ignoreVersion: null }))}>
            {words.hearAgain}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}

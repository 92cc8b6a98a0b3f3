import { useRef } from 'react';
import { pageReleasesUrl, pageTarget } from '../../../platform/config.ts';
import { useSettings, useUpdateSettings } from '../../../state/hooks.ts';
import { useReleaseCheck } from '../../../sync/releases/use-release-check.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import { Option } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';
import styles from './releases-section.module.css';

const words = settingsWords.releases;

/** Whether to check for newer versions, and which one is skipped. */
export function ReleasesSection() {
  const isOn = useReleaseCheck();
  const isAskable = pageReleasesUrl() !== null;
  const ignored = useSettings(({ ignoreVersion }) => ignoreVersion);
  const updateSettings = useUpdateSettings();
  const { savedCount, save } = useSavedSettings();
  const passedOver = useRef<HTMLDivElement>(null);
  const handleChange = (next: boolean) => {
    // In a browser it is off until turned on, whatever the setting, which is on by default.
    if (pageTarget() === 'web') updateSettings((current) => ({ ...current, checksReleasesOnWeb: next }));
    if (next || pageTarget() !== 'web') save((settings) => ({ ...settings, checkUpdates: next }));
  };
  return (
    <SettingsSection group="releases" savedCount={savedCount}>
      <Option id="checkUpdates">
        {({ label, description }) => (
          <ToggleSwitch
            label={label}
            description={isAskable ? description : words.nowhere}
            isSelected={isOn}
            isDisabled={!isAskable}
            onChange={handleChange}
          />
        )}
      </Option>
      <Option id="ignoreVersion">
        {({ label, description }) => (
          <div className={cluster(3)}>
            <div ref={passedOver} tabIndex={-1} className={styles.words}>
              <p className={styles.label}>{label}</p>
              <p className={softSmall}>
                {ignored === null ? words.noneIgnored : <Foreign>{words.ignored(ignored)}</Foreign>}{' '}
                {ignored !== null && description}
              </p>
            </div>
            {ignored !== null && (
              <Button
                size="small"
                onClick={() => {
                  save((settings) => ({ ...settings, ignoreVersion: null }));
                  // The button disappears; the text that replaces it is read.
                  passedOver.current?.focus();
                }}
              >
                {words.remindAgain}
              </Button>
            )}
          </div>
        )}
      </Option>
    </SettingsSection>
  );
}

import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { usePreferences, useUpdatePreferences } from '../../state/hooks.ts';
import { useShortcutHelp } from '../../state/shortcut-help.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import styles from './settings-screen.module.css';
import { SettingsSection } from './settings-section.tsx';
import { settingsWords } from './words.ts';

const words = settingsWords.keyboard;

/** Whether single keys do something, and the list of what they do. */
export function KeyboardSection() {
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const updatePreferences = useUpdatePreferences();
  const openHelp = useShortcutHelp();
  const [savedCount, setSavedCount] = useState(0);
  return (
    <SettingsSection title={words.title} savedCount={savedCount}>
      <ToggleSwitch
        label={words.singleKeys}
        description={words.singleKeysText}
        isSelected={singleKeys}
        onChange={(next) => {
          updatePreferences((current) => ({ ...current, singleKeys: next }));
          setSavedCount((count) => count + 1);
        }}
      />
      <div className={styles.layouts}>
        <Button icon={<Keyboard aria-hidden="true" />} aria-haspopup="dialog" onClick={openHelp}>
          {words.show}
        </Button>
      </div>
    </SettingsSection>
  );
}

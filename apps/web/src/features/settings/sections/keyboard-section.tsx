import { Keyboard } from 'lucide-react';
import { useShortcutHelp } from '../../../state/shortcut-help.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Option } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';

/** Whether single keys do something, and the list of shortcuts. */
export function KeyboardSection() {
  const { settings, savedCount, set } = useSavedSettings();
  const openHelp = useShortcutHelp();
  return (
    <SettingsSection group="keyboard" savedCount={savedCount}>
      <Option id="singleKeys">
        {(option) => (
          <>
            <ToggleSwitch
              {...option}
              isSelected={settings.singleKeys}
              onChange={(singleKeys) => set({ singleKeys })}
            />
            <div>
              <Button icon={<Keyboard aria-hidden="true" />} aria-haspopup="dialog" onClick={openHelp}>
                {settingsWords.showShortcuts}
              </Button>
            </div>
          </>
        )}
      </Option>
    </SettingsSection>
  );
}

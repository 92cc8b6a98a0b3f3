import { Keyboard } from 'lucide-react';
import { useShortcutHelp } from '../../state/shortcut-help.ts';
import { Button } from '../../ui/button.tsx';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import { Option } from './option.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSavedPreferences } from './use-saved-preferences.ts';
import { settingsWords } from './words.ts';

/** Whether single keys do something, and the list of what they do. */
export function KeyboardSection() {
  const { preferences, savedCount, save } = useSavedPreferences();
  const openHelp = useShortcutHelp();
  return (
    <SettingsSection group="keyboard" savedCount={savedCount}>
      <Option id="singleKeys">
        {(option) => (
          <>
            <ToggleSwitch
              {...option}
              isSelected={preferences.singleKeys}
              onChange={(singleKeys) => save({ singleKeys })}
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

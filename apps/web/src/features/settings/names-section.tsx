import { formatId } from '@frontboard/model';
import { useSettings } from '../../state/hooks.ts';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.names;
const EXAMPLE_ID = 'abcdef';

/** How names and ids are written. */
export function NamesSection() {
  const detectPronouns = useSettings((settings) => settings.detectPronouns);
  const idStyle = useSettings((settings) => settings.id);
  const { savedCount, save } = useSavedSettings();
  return (
    <SettingsSection title={words.title} savedCount={savedCount}>
      <ToggleSwitch
        label={words.detect}
        description={words.detectText}
        isSelected={detectPronouns}
        onChange={(next) => save((settings) => ({ ...settings, detectPronouns: next }))}
      />
      <ToggleSwitch
        label={words.sep}
        description={words.example(formatId(EXAMPLE_ID, idStyle))}
        isSelected={idStyle.sep}
        onChange={(next) => save((settings) => ({ ...settings, id: { ...settings.id, sep: next } }))}
      />
      <ToggleSwitch
        label={words.caps}
        isSelected={idStyle.caps}
        onChange={(next) => save((settings) => ({ ...settings, id: { ...settings.id, caps: next } }))}
      />
    </SettingsSection>
  );
}

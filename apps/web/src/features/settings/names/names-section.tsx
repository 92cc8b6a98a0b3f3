import { formatId } from '@frontboard/model';
import { useSettings } from '../../../state/hooks.ts';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Option, ToggleOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';
import { LanguageOption } from './language-option.tsx';
import { MemberWordOption } from './member-word-option.tsx';

const EXAMPLE_ID = 'abcdef';

/** How names, ids and members are named and written. */
export function NamesSection() {
  const detectPronouns = useSettings((settings) => settings.detectPronouns);
  const idStyle = useSettings((settings) => settings.id);
  const { savedCount, save, countSaved } = useSavedSettings();
  const example = settingsWords.example(formatId(EXAMPLE_ID, idStyle));
  return (
    <SettingsSection group="names" savedCount={savedCount}>
      <LanguageOption onSaved={countSaved} />
      <MemberWordOption onSaved={countSaved} />
      <ToggleOption
        id="detectPronouns"
        isSelected={detectPronouns}
        onChange={(next) => save((settings) => ({ ...settings, detectPronouns: next }))}
      />
      <Option id="id.sep">
        {({ label, description }) => (
          <ToggleSwitch
            label={label}
            description={`${description} ${example}`}
            isSelected={idStyle.sep}
            onChange={(next) => save((settings) => ({ ...settings, id: { ...settings.id, sep: next } }))}
          />
        )}
      </Option>
      <ToggleOption
        id="id.caps"
        isSelected={idStyle.caps}
        onChange={(next) => save((settings) => ({ ...settings, id: { ...settings.id, caps: next } }))}
      />
    </SettingsSection>
  );
}

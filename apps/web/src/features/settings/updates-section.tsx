import { useSettings } from '../../state/hooks.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { formatDuration, intervalChoices } from './intervals.ts';
import { SettingsSection } from './settings-section.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.updates;

interface IntervalFieldProps {
  label: string;
  seconds: number;
  onChange: (seconds: number) => void;
}

function IntervalField({ label, seconds, onChange }: IntervalFieldProps) {
  const options = intervalChoices(seconds).map((choice) => ({
    value: String(choice),
    label: words.every(formatDuration(choice)),
  }));
  return (
    <SelectField
      layout="row"
      label={label}
      options={options}
      value={String(seconds)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/** How often the followed systems are looked at. */
export function UpdatesSection() {
  const frontersS = useSettings((settings) => settings.fronterUpdateInterval);
  const systemsS = useSettings((settings) => settings.systemUpdateInterval);
  const { savedCount, save } = useSavedSettings();
  return (
    <SettingsSection title={words.title} lead={words.lead} savedCount={savedCount}>
      <IntervalField
        label={words.fronters}
        seconds={frontersS}
        onChange={(next) => save((settings) => ({ ...settings, fronterUpdateInterval: next }))}
      />
      <IntervalField
        label={words.systems}
        seconds={systemsS}
        onChange={(next) => save((settings) => ({ ...settings, systemUpdateInterval: next }))}
      />
    </SettingsSection>
  );
}

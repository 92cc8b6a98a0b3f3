import { useSettings } from '../../../state/hooks.ts';
import { boundedInterval } from '../../../sync/refresher/intervals.ts';
import { formatInterval, intervalChoices } from '../intervals.ts';
import { ChoiceOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';

interface IntervalFieldProps {
  id: 'fronterUpdateInterval' | 'systemUpdateInterval';
  seconds: number;
  onChange: (seconds: number) => void;
}

function IntervalField({ id, seconds, onChange }: IntervalFieldProps) {
  // A restored backup may have values out of range; the values in use are shown.
  const shown = boundedInterval(seconds);
  const options = intervalChoices(shown).map((choice) => ({
    value: String(choice),
    label: settingsWords.every(formatInterval(choice)),
  }));
  return (
    <ChoiceOption
      id={id}
      options={options}
      value={String(shown)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/** How often the followed systems are fetched. */
export function UpdatesSection() {
  const frontersS = useSettings((settings) => settings.fronterUpdateInterval);
  const systemsS = useSettings((settings) => settings.systemUpdateInterval);
  const { savedCount, save } = useSavedSettings();
  return (
    <SettingsSection group="updates" savedCount={savedCount}>
      <IntervalField
        id="fronterUpdateInterval"
        seconds={frontersS}
        onChange={(next) => save((settings) => ({ ...settings, fronterUpdateInterval: next }))}
      />
      <IntervalField
        id="systemUpdateInterval"
        seconds={systemsS}
        onChange={(next) => save((settings) => ({ ...settings, systemUpdateInterval: next }))}
      />
    </SettingsSection>
  );
}

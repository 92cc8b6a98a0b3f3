import { useSettings } from '../../state/hooks.ts';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.cards;

/** What details show. */
export function CardsSection() {
  const showCardDetails = useSettings((settings) => settings.showCardDetails);
  const colorAccent = useSettings((settings) => settings.lookup.colorAccent);
  const { savedCount, save } = useSavedSettings();
  return (
    <SettingsSection title={words.title} savedCount={savedCount}>
      <ToggleSwitch
        label={words.details}
        description={words.detailsText}
        isSelected={showCardDetails}
        onChange={(next) => save((settings) => ({ ...settings, showCardDetails: next }))}
      />
      <ToggleSwitch
        label={words.accents}
        description={words.accentsText}
        isSelected={colorAccent}
        onChange={(next) =>
          save((settings) => ({ ...settings, lookup: { ...settings.lookup, colorAccent: next } }))
        }
      />
    </SettingsSection>
  );
}

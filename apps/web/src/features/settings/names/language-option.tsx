import { useServices } from '../../../sync/services.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Option } from '../options/option.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';
import { ReloadOffer } from './reload-offer.tsx';

const words = settingsWords.language;
const CHOICES = (['device', 'en', 'de'] as const).map((language) => ({
  value: language,
  label: words.options[language],
}));
/** The choice that `start.js` found when it loaded the texts. */
const choiceAtStart = () => document.documentElement.dataset.language ?? 'device';

/** The language of the texts. They are read once, when the page loads, so another language waits for a reload, which is never done unasked. */
export function LanguageOption({ onSaved }: { onSaved: () => void }) {
  const { demo } = useServices();
  const { settings, set } = useSavedSettings();
  return (
    <Option id="language">
      {(option) =>
        demo ? (
          <p>{words.demo}</p>
        ) : (
          <>
            <SelectField
              {...option}
              layout="row"
              options={CHOICES}
              value={settings.language}
              onChange={(language) => {
                set({ language });
                onSaved();
              }}
            />
            <div role="status">
              {settings.language !== choiceAtStart() && <ReloadOffer>{words.waits}</ReloadOffer>}
            </div>
          </>
        )
      }
    </Option>
  );
}

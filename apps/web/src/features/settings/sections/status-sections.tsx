import { Grid2X2, List, Table2 } from 'lucide-react';
import { type OptionLayout, useLayoutControls } from '../../../state/layout-options.ts';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { OptionControl } from '../../../ui/fields/option-control.tsx';
import { Option, SegmentedOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.status;
const LAYOUTS = [
  { value: 'tile', label: words.tile, icon: <Grid2X2 aria-hidden="true" /> },
  { value: 'list', label: words.list, icon: <List aria-hidden="true" /> },
  { value: 'table', label: words.table, icon: <Table2 aria-hidden="true" /> },
] as const;

/** Which layout the status screen opens with. */
export function StatusSection() {
  const { settings, savedCount, save } = useSavedSettings();
  return (
    <SettingsSection group="status" savedCount={savedCount}>
      <SegmentedOption
        id="status.lastLayout"
        options={LAYOUTS}
        value={settings.status.lastLayout}
        onChange={(lastLayout) =>
          save((current) => ({ ...current, status: { ...current.status, lastLayout } }))
        }
      />
    </SettingsSection>
  );
}

/** The options of one layout of the status screen. */
export function LayoutSection({ layout }: { layout: OptionLayout }) {
  const { savedCount, countSaved } = useSavedSettings();
  const controls = useLayoutControls(layout, countSaved);
  return (
    <SettingsSection group={layout} savedCount={savedCount}>
      {controls.map((control) => (
        <Option key={control.id} id={control.id}>
          {(said) => (
            <OptionControl
              {...said}
              isRow
              option={control}
              unit={displayOptionWords.px}
              placeLabels={control.kind === 'place' ? displayOptionWords.places[control.name] : {}}
            />
          )}
        </Option>
      ))}
    </SettingsSection>
  );
}

import { Grid2X2, List, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useSettings, useUpdateSettings } from '../../../state/hooks.ts';
import { type OptionLayout, useLayoutControls } from '../../../state/layout-options.ts';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { OptionControl } from '../../../ui/option-control.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Option } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { settingsWords } from '../words.ts';

const words = settingsWords.status;
const LAYOUTS = [
  { value: 'tile', label: words.tile, icon: <Grid2X2 aria-hidden="true" /> },
  { value: 'list', label: words.list, icon: <List aria-hidden="true" /> },
  { value: 'table', label: words.table, icon: <Table2 aria-hidden="true" /> },
] as const;

/** Which layout the status screen opens with. */
export function StatusSection() {
  const lastLayout = useSettings((settings) => settings.status.lastLayout);
  const update = useUpdateSettings();
  const { savedCount, count } = useCounted();
  return (
    <SettingsSection group="status" savedCount={savedCount}>
      <Option id="status.lastLayout">
        {(option) => (
          <SegmentedControl
            {...option}
            layout="row"
            options={LAYOUTS}
            value={lastLayout}
            onChange={(lastLayout) => {
              update((settings) => ({ ...settings, status: { ...settings.status, lastLayout } }));
              count();
            }}
          />
        )}
      </Option>
    </SettingsSection>
  );
}

/** The options of one layout of the status screen. */
export function LayoutSection({ layout }: { layout: OptionLayout }) {
  const { savedCount, count } = useCounted();
  const controls = useLayoutControls(layout, count);
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

/** Counts changes, so that a section can show "Saved". */
function useCounted() {
  const [savedCount, setSavedCount] = useState(0);
  return { savedCount, count: () => setSavedCount((count) => count + 1) };
}

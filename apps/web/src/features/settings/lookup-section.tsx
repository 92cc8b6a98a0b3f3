import { Grid2X2, List, Table2 } from 'lucide-react';
import { useListLayout } from '../../lists/list-layouts.ts';
import { useRecentLookups, useRecentLookupsStore } from '../../session/recent-lookups.ts';
import { useNotify } from '../../state/hooks.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Option, ToggleOption } from './option.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSavedSettings } from './use-saved-settings.ts';
import { settingsWords } from './words.ts';

const words = settingsWords.lookup;
const LAYOUTS = [
  { value: 'list', label: words.list, icon: <List aria-hidden="true" /> },
  { value: 'table', label: words.table, icon: <Table2 aria-hidden="true" /> },
  { value: 'grid', label: words.grid, icon: <Grid2X2 aria-hidden="true" /> },
] as const;

/** The look of lists, and whether lookups are remembered. */
export function LookupSection() {
  const [layout, setLayout] = useListLayout();
  const { isOn } = useRecentLookups();
  const recent = useRecentLookupsStore();
  const { notify } = useNotify();
  const { savedCount, countSaved } = useSavedSettings();
  return (
    <SettingsSection group="lookup" savedCount={savedCount}>
      <Option id="lookup.memberLayout">
        {(option) => (
          <SegmentedControl
            {...option}
            layout="row"
            options={LAYOUTS}
            value={layout}
            onChange={(next) => {
              setLayout(next);
              countSaved();
            }}
          />
        )}
      </Option>
      <ToggleOption
        id="recentLookups"
        isSelected={isOn}
        onChange={(next) => {
          const before = recent.getState();
          recent.update(({ entries }) => ({ isOn: next, entries: next ? entries : [] }));
          countSaved();
          if (!next && before.entries.length > 0) {
            notify({
              kind: 'info',
              title: words.forgotten,
              action: { label: words.undo, run: () => recent.update(() => before) },
            });
          }
        }}
      />
    </SettingsSection>
  );
}

import { Grid2X2, Grip, List, Table2 } from 'lucide-react';
import { clearLookups } from '../../../cache/persisted/clear-lookups.ts';
import { useListLayout } from '../../../lists/look/list-layouts.ts';
import { useRecentLookups, useRecentLookupsStore } from '../../../session/recent-lookups.ts';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { SegmentedOption, ToggleOption } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import { settingsWords } from '../words.ts';

const words = settingsWords.lookup;
const LAYOUTS = [
  { value: 'list', label: words.list, icon: <List aria-hidden="true" /> },
  { value: 'table', label: words.table, icon: <Table2 aria-hidden="true" /> },
  { value: 'grid', label: words.grid, icon: <Grid2X2 aria-hidden="true" /> },
  { value: 'faces', label: words.faces, icon: <Grip aria-hidden="true" /> },
] as const;

/** The look of lists, and whether lookups are remembered. */
export function LookupSection() {
  const [layout, setLayout] = useListLayout();
  const { isOn } = useRecentLookups();
  const recent = useRecentLookupsStore();
  const services = useServices();
  const { notify } = useNotify();
  const { savedCount, countSaved } = useSavedSettings();
  return (
    <SettingsSection group="lookup" savedCount={savedCount}>
      <SegmentedOption
        id="lookup.memberLayout"
        options={LAYOUTS}
        value={layout}
        onChange={(next) => {
          setLayout(next);
          countSaved();
        }}
      />
      <ToggleOption
        id="recentLookups"
        isSelected={isOn}
        onChange={(next) => {
          countSaved();
          if (next) {
            recent.update((current) => ({ ...current, isOn: true }));
            return;
          }
          const undo = clearLookups(services, { isOn: false });
          if (undo !== null) notify({ kind: 'info', title: words.forgotten, undo });
        }}
      />
    </SettingsSection>
  );
}

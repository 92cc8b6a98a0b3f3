import { Grid2X2, List, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { ICON_SIZE, PLACES, TILE_SIZE, togglesOf, useLayoutOptions } from '../../state/layout-options.ts';
import { NumberSlider } from '../../ui/number-slider.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Option, ToggleOption } from './option.tsx';
import { SettingsSection } from './settings-section.tsx';
import { settingsWords } from './words.ts';

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
  const { savedCount, counted } = useCounted();
  return (
    <SettingsSection group="status" savedCount={savedCount}>
      <Option id="status.lastLayout">
        {(option) => (
          <SegmentedControl
            {...option}
            layout="row"
            options={LAYOUTS}
            value={lastLayout}
            onChange={counted((layout) =>
              update((settings) => ({ ...settings, status: { ...settings.status, lastLayout: layout } })),
            )}
          />
        )}
      </Option>
    </SettingsSection>
  );
}

/** The options of the tiles. */
export function TileSection() {
  const { options, change } = useLayoutOptions('tile');
  const { savedCount, counted } = useCounted();
  const save = counted(change);
  const toggle = togglesOf(options, save);
  return (
    <SettingsSection group="tile" savedCount={savedCount}>
      <Option id="status.tile.tileSize">
        {(option) => (
          <NumberSlider
            {...option}
            {...TILE_SIZE}
            unit={words.px}
            value={options.tileSize}
            onChange={(tileSize) => save({ tileSize })}
          />
        )}
      </Option>
      <ToggleOption id="status.tile.showSystemDescription" {...toggle('showSystemDescription')} />
      <ToggleOption id="status.tile.showFronterDescription" {...toggle('showFronterDescription')} />
      <ToggleOption id="status.tile.showLastSwitch" {...toggle('showLastSwitch')} />
      <ToggleOption id="status.tile.showUpdateTime" {...toggle('showUpdateTime')} />
    </SettingsSection>
  );
}

/** The options of the list. */
export function ListSection() {
  const { options, change } = useLayoutOptions('list');
  const { savedCount, counted } = useCounted();
  const save = counted(change);
  const toggle = togglesOf(options, save);
  return (
    <SettingsSection group="list" savedCount={savedCount}>
      <Option id="status.list.iconSize">
        {(option) => (
          <NumberSlider
            {...option}
            {...ICON_SIZE}
            unit={words.px}
            value={options.iconSize}
            onChange={(iconSize) => save({ iconSize })}
          />
        )}
      </Option>
      <ToggleOption id="status.list.squareIcons" {...toggle('squareIcons')} />
      <ToggleOption id="status.list.showLastSwitch" {...toggle('showLastSwitch')} />
      <ToggleOption id="status.list.showUpdateTime" {...toggle('showUpdateTime')} />
    </SettingsSection>
  );
}

/** The options of the table. */
export function TableSection() {
  const { options, change } = useLayoutOptions('table');
  const { savedCount, counted } = useCounted();
  const save = counted(change);
  const toggle = togglesOf(options, save);
  return (
    <SettingsSection group="table" savedCount={savedCount}>
      <Option id="status.table.verticalPosition">
        {(option) => (
          <SegmentedControl
            {...option}
            layout="row"
            options={PLACES.map((value) => ({ value, label: words.verticals[value] }))}
            value={options.verticalPosition}
            onChange={(verticalPosition) => save({ verticalPosition })}
          />
        )}
      </Option>
      <Option id="status.table.horizontalPosition">
        {(option) => (
          <SegmentedControl
            {...option}
            layout="row"
            options={PLACES.map((value) => ({ value, label: words.horizontals[value] }))}
            value={options.horizontalPosition}
            onChange={(horizontalPosition) => save({ horizontalPosition })}
          />
        )}
      </Option>
      <Option id="status.table.iconSize">
        {(option) => (
          <NumberSlider
            {...option}
            {...ICON_SIZE}
            unit={words.px}
            value={options.iconSize}
            onChange={(iconSize) => save({ iconSize })}
          />
        )}
      </Option>
      <ToggleOption id="status.table.showIcons" {...toggle('showIcons')} />
      <ToggleOption
        id="status.table.squareIcons"
        isDisabled={!options.showIcons}
        {...toggle('squareIcons')}
      />
      <ToggleOption id="status.table.forceMobileUi" {...toggle('forceMobileUi')} />
      <ToggleOption id="status.table.showLastSwitch" {...toggle('showLastSwitch')} />
      <ToggleOption id="status.table.showUpdateTime" {...toggle('showUpdateTime')} />
    </SettingsSection>
  );
}

/** Counts changes, so that a section can say "Saved". */
function useCounted() {
  const [savedCount, setSavedCount] = useState(0);
  const counted =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      change(value);
      setSavedCount((count) => count + 1);
    };
  return { savedCount, counted };
}

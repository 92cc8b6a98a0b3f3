import { Grid2X2, List, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { Layout } from '../../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import {
  ICON_SIZE_STEPS,
  PLACES,
  TILE_SIZE_STEPS,
  togglesOf,
  useLayoutOptions,
} from '../../state/layout-options.ts';
import { NumberSlider } from '../../ui/number-slider.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Option, ToggleOption } from './option.tsx';
import type { OptionId } from './option-words.ts';
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
  const { options, save, toggle, savedCount } = useSavedLayout('tile');
  return (
    <SettingsSection group="tile" savedCount={savedCount}>
      <SizeOption
        id="status.tile.tileSize"
        range={TILE_SIZE_STEPS}
        value={options.tileSize}
        onChange={(tileSize) => save({ tileSize })}
      />
      <ToggleOption id="status.tile.showSystemDescription" {...toggle('showSystemDescription')} />
      <ToggleOption id="status.tile.showFronterDescription" {...toggle('showFronterDescription')} />
      <ToggleOption id="status.tile.showLastSwitch" {...toggle('showLastSwitch')} />
      <ToggleOption id="status.tile.showUpdateTime" {...toggle('showUpdateTime')} />
    </SettingsSection>
  );
}

/** The options of the list. */
export function ListSection() {
  const { options, save, toggle, savedCount } = useSavedLayout('list');
  return (
    <SettingsSection group="list" savedCount={savedCount}>
      <SizeOption
        id="status.list.iconSize"
        range={ICON_SIZE_STEPS}
        value={options.iconSize}
        onChange={(iconSize) => save({ iconSize })}
      />
      <ToggleOption id="status.list.squareIcons" {...toggle('squareIcons')} />
      <ToggleOption id="status.list.showLastSwitch" {...toggle('showLastSwitch')} />
      <ToggleOption id="status.list.showUpdateTime" {...toggle('showUpdateTime')} />
    </SettingsSection>
  );
}

/** The options of the table. */
export function TableSection() {
  const { options, save, toggle, savedCount } = useSavedLayout('table');
  return (
    <SettingsSection group="table" savedCount={savedCount}>
      <PlaceOption
        id="status.table.verticalPosition"
        labels={words.verticals}
        value={options.verticalPosition}
        onChange={(verticalPosition) => save({ verticalPosition })}
      />
      <PlaceOption
        id="status.table.horizontalPosition"
        labels={words.horizontals}
        value={options.horizontalPosition}
        onChange={(horizontalPosition) => save({ horizontalPosition })}
      />
      <SizeOption
        id="status.table.iconSize"
        range={ICON_SIZE_STEPS}
        value={options.iconSize}
        onChange={(iconSize) => save({ iconSize })}
      />
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

interface SizeOptionProps {
  id: OptionId;
  /** In pixels. */
  range: { readonly min: number; readonly max: number; readonly step: number };
  value: number;
  onChange: (value: number) => void;
}

function SizeOption({ id, range, ...slider }: SizeOptionProps) {
  return (
    <Option id={id}>{(option) => <NumberSlider {...option} {...range} {...slider} unit={words.px} />}</Option>
  );
}

type Place = (typeof PLACES)[number];

interface PlaceOptionProps {
  id: OptionId;
  labels: Readonly<Record<Place, string>>;
  value: Place;
  onChange: (value: Place) => void;
}

function PlaceOption({ id, labels, ...control }: PlaceOptionProps) {
  const options = PLACES.map((value) => ({ value, label: labels[value] }));
  return (
    <Option id={id}>
      {(option) => <SegmentedControl {...option} {...control} layout="row" options={options} />}
    </Option>
  );
}

/** The options of one layout of the status screen, each change of which is counted. */
function useSavedLayout<L extends Layout>(layout: L) {
  const { options, change } = useLayoutOptions(layout);
  const { savedCount, counted } = useCounted();
  const save = counted(change);
  return { options, save, toggle: togglesOf(options, save), savedCount };
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

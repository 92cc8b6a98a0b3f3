import type { ReactNode } from 'react';
import { ICON_SIZE, PLACES, TILE_SIZE, useLayoutOptions } from '../../state/layout-options.ts';
import { NumberSlider } from '../../ui/number-slider.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import type { StatusLayout } from './layouts.ts';
import styles from './options-panel.module.css';
import { statusWords } from './words.ts';

const words = statusWords.options;

/** Every option of one layout. Each takes effect at once and is remembered. */
export function OptionsPanel({ layout }: { layout: StatusLayout }) {
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{words.titleOf[layout]}</h2>
      {layout === 'tile' && <TileOptions />}
      {layout === 'list' && <ListOptions />}
      {layout === 'table' && <TableOptions />}
    </div>
  );
}

function TileOptions() {
  const { options, change } = useLayoutOptions('tile');
  return (
    <>
      <NumberSlider
        {...TILE_SIZE}
        label={words.tileSize}
        unit={words.px}
        value={options.tileSize}
        onChange={(tileSize) => change({ tileSize })}
      />
      <Switches>
        <ToggleSwitch
          label={words.systemDescription}
          isSelected={options.showSystemDescription}
          onChange={(showSystemDescription) => change({ showSystemDescription })}
        />
        <ToggleSwitch
          label={words.fronterDescription}
          isSelected={options.showFronterDescription}
          onChange={(showFronterDescription) => change({ showFronterDescription })}
        />
        <TimeSwitches options={options} change={change} />
      </Switches>
    </>
  );
}

function ListOptions() {
  const { options, change } = useLayoutOptions('list');
  return (
    <>
      <NumberSlider
        {...ICON_SIZE}
        label={words.iconSize}
        unit={words.px}
        value={options.iconSize}
        onChange={(iconSize) => change({ iconSize })}
      />
      <Switches>
        <ToggleSwitch
          label={words.squareIcons}
          isSelected={options.squareIcons}
          onChange={(squareIcons) => change({ squareIcons })}
        />
        <TimeSwitches options={options} change={change} />
      </Switches>
    </>
  );
}

function TableOptions() {
  const { options, change } = useLayoutOptions('table');
  return (
    <>
      <SegmentedControl
        label={words.vertical}
        options={PLACES.map((value) => ({ value, label: words.verticals[value] }))}
        value={options.verticalPosition}
        onChange={(verticalPosition) => change({ verticalPosition })}
      />
      <SegmentedControl
        label={words.horizontal}
        options={PLACES.map((value) => ({ value, label: words.horizontals[value] }))}
        value={options.horizontalPosition}
        onChange={(horizontalPosition) => change({ horizontalPosition })}
      />
      <NumberSlider
        {...ICON_SIZE}
        label={words.iconSize}
        unit={words.px}
        value={options.iconSize}
        onChange={(iconSize) => change({ iconSize })}
      />
      <Switches>
        <ToggleSwitch
          label={words.showIcons}
          isSelected={options.showIcons}
          onChange={(showIcons) => change({ showIcons })}
        />
        <ToggleSwitch
          label={words.squareIcons}
          isSelected={options.squareIcons}
          isDisabled={!options.showIcons}
          onChange={(squareIcons) => change({ squareIcons })}
        />
        <ToggleSwitch
          label={words.forceMobileUi}
          isSelected={options.forceMobileUi}
          onChange={(forceMobileUi) => change({ forceMobileUi })}
        />
        <TimeSwitches options={options} change={change} />
      </Switches>
    </>
  );
}

interface TimeOptions {
  readonly showLastSwitch: boolean;
  readonly showUpdateTime: boolean;
}

function TimeSwitches({
  options,
  change,
}: {
  options: TimeOptions;
  change: (changed: Partial<TimeOptions>) => void;
}) {
  return (
    <>
      <ToggleSwitch
        label={words.lastSwitch}
        isSelected={options.showLastSwitch}
        onChange={(showLastSwitch) => change({ showLastSwitch })}
      />
      <ToggleSwitch
        label={words.updateTime}
        isSelected={options.showUpdateTime}
        onChange={(showUpdateTime) => change({ showUpdateTime })}
      />
    </>
  );
}

function Switches({ children }: { children: ReactNode }) {
  return <div className={styles.switches}>{children}</div>;
}

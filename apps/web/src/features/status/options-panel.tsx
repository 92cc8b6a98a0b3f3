import type { ReactNode } from 'react';
import {
  ICON_SIZE_STEPS,
  PLACES,
  TILE_SIZE_STEPS,
  type ToggleState,
  togglesOf,
  useLayoutOptions,
} from '../../state/layout-options.ts';
import { NumberSlider } from '../../ui/number-slider.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ToggleSwitch } from '../../ui/toggle-switch.tsx';
import type { StatusLayout } from './layouts.ts';
import styles from './options-panel.module.css';
import { displayOptionWords as words } from './options-words.ts';

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
  const toggle = togglesOf(options, change);
  return (
    <>
      <NumberSlider
        {...TILE_SIZE_STEPS}
        label={words.tileSize}
        unit={words.px}
        value={options.tileSize}
        onChange={(tileSize) => change({ tileSize })}
      />
      <Switches>
        <ToggleSwitch label={words.systemDescription} {...toggle('showSystemDescription')} />
        <ToggleSwitch label={words.fronterDescription} {...toggle('showFronterDescription')} />
        <TimeSwitches toggle={toggle} />
      </Switches>
    </>
  );
}

function ListOptions() {
  const { options, change } = useLayoutOptions('list');
  const toggle = togglesOf(options, change);
  return (
    <>
      <NumberSlider
        {...ICON_SIZE_STEPS}
        label={words.iconSize}
        unit={words.px}
        value={options.iconSize}
        onChange={(iconSize) => change({ iconSize })}
      />
      <Switches>
        <ToggleSwitch label={words.squareIcons} {...toggle('squareIcons')} />
        <TimeSwitches toggle={toggle} />
      </Switches>
    </>
  );
}

function TableOptions() {
  const { options, change } = useLayoutOptions('table');
  const toggle = togglesOf(options, change);
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
        {...ICON_SIZE_STEPS}
        label={words.iconSize}
        unit={words.px}
        value={options.iconSize}
        onChange={(iconSize) => change({ iconSize })}
      />
      <Switches>
        <ToggleSwitch label={words.showIcons} {...toggle('showIcons')} />
        <ToggleSwitch label={words.squareIcons} isDisabled={!options.showIcons} {...toggle('squareIcons')} />
        <ToggleSwitch label={words.forceMobileUi} {...toggle('forceMobileUi')} />
        <TimeSwitches toggle={toggle} />
      </Switches>
    </>
  );
}

interface TimeSwitchesProps {
  toggle: (name: 'showLastSwitch' | 'showUpdateTime') => ToggleState;
}

function TimeSwitches({ toggle }: TimeSwitchesProps) {
  return (
    <>
      <ToggleSwitch label={words.lastSwitch} {...toggle('showLastSwitch')} />
      <ToggleSwitch label={words.updateTime} {...toggle('showUpdateTime')} />
    </>
  );
}

function Switches({ children }: { children: ReactNode }) {
  return <div className={styles.switches}>{children}</div>;
}

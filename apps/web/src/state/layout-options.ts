import {
  ICON_SIZE,
  type Settings,
  TABLE_POSITIONS,
  type TablePosition,
  TILE_SIZE,
} from '../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from './hooks.ts';

/** The layouts that have options. */
export type OptionLayout = 'tile' | 'list' | 'table';

type OptionsOf<L extends OptionLayout> = Settings['status'][L];

/** The options of `O` whose value is a `T`. */
type NameOf<O, T> = { [N in keyof O]: O[N] extends T ? N : never }[keyof O] & string;

/** One option of a layout, by its name in the settings. */
type LayoutOption<L extends OptionLayout> =
  | {
      readonly kind: 'toggle';
      readonly name: NameOf<OptionsOf<L>, boolean>;
      /** Another toggle that this one depends on. */
      readonly needs?: NameOf<OptionsOf<L>, boolean>;
    }
  /** Sizes in pixels. */
  | {
      readonly kind: 'size';
      readonly name: NameOf<OptionsOf<L>, number>;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    }
  | { readonly kind: 'place'; readonly name: NameOf<OptionsOf<L>, TablePosition> };

const TIMES = [
  { kind: 'toggle', name: 'showLastSwitch' },
  { kind: 'toggle', name: 'showFrontingSince' },
  { kind: 'toggle', name: 'showUpdateTime' },
] as const;

/**
 * Every option of every layout, in the order of the screens. The panel beside a layout, the settings and their search show this
 * table. A new toggle needs a row, its words and the layout.
 */
export const LAYOUT_OPTIONS = {
  tile: [
    { kind: 'size', name: 'tileSize', ...TILE_SIZE, step: 10 },
    { kind: 'toggle', name: 'fitToScreen' },
    { kind: 'toggle', name: 'showSystemDescription' },
    { kind: 'toggle', name: 'showFronterDescription' },
    ...TIMES,
  ],
  list: [
    { kind: 'size', name: 'iconSize', ...ICON_SIZE, step: 4 },
    { kind: 'toggle', name: 'squareIcons' },
    ...TIMES,
  ],
  table: [
    { kind: 'place', name: 'verticalPosition' },
    { kind: 'place', name: 'horizontalPosition' },
    { kind: 'size', name: 'iconSize', ...ICON_SIZE, step: 4 },
    { kind: 'toggle', name: 'showIcons' },
    { kind: 'toggle', name: 'squareIcons', needs: 'showIcons' },
    { kind: 'toggle', name: 'forceMobileUi' },
    { kind: 'toggle', name: 'frontersInColumns' },
    ...TIMES,
  ],
} as const satisfies { readonly [L in OptionLayout]: readonly LayoutOption<L>[] };

type ListedName<L extends OptionLayout> = (typeof LAYOUT_OPTIONS)[L][number]['name'];
/** The path of an option in the settings. */
export type LayoutOptionId = { [L in OptionLayout]: `status.${L}.${ListedName<L>}` }[OptionLayout];

/** The options of one layout with their values and the functions that change them, as controls need them. `onChanged`: called after each change. */
export function useLayoutControls(layout: OptionLayout, onChanged?: () => void) {
  // By a name of the table. Its rows contain names and kinds that belong together, which the union of all layouts can't express.
  const values = useSettings((settings) => settings.status[layout]) as Readonly<Record<string, unknown>>;
  const update = useUpdateSettings();
  const set = (name: string) => (value: unknown) => {
    update((settings) => ({
      ...settings,
      status: { ...settings.status, [layout]: { ...settings.status[layout], [name]: value } },
    }));
    onChanged?.();
  };
  return LAYOUT_OPTIONS[layout].map((option) => {
    const { name } = option;
    const shared = { id: `status.${layout}.${name}` as LayoutOptionId, onChange: set(name) };
    if (option.kind === 'size') return { ...option, ...shared, value: Number(values[name]) };
    if (option.kind === 'place')
      return { ...option, ...shared, places: TABLE_POSITIONS, value: values[name] as TablePosition };
    const isDisabled = 'needs' in option && values[option.needs] !== true;
    return { ...option, ...shared, isSelected: values[name] === true, isDisabled };
  });
}

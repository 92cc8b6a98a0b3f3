import { ICON_SIZE, type Layout, type Settings, TILE_SIZE } from '../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from './hooks.ts';

type StatusSettings = Settings['status'];

/** In pixels. */
export const TILE_SIZE_STEPS = { ...TILE_SIZE, step: 10 };
/** In pixels. */
export const ICON_SIZE_STEPS = { ...ICON_SIZE, step: 4 };
/** Where a table stands in the room it has. */
export const PLACES = ['start', 'center', 'end'] as const;

/** The options of one layout of the status screen and the way to change some of them. */
export function useLayoutOptions<L extends Layout>(
  layout: L,
): {
  readonly options: StatusSettings[L];
  readonly change: (changed: Partial<StatusSettings[L]>) => void;
} {
  const options = useSettings((settings) => settings.status[layout]);
  const update = useUpdateSettings();
  const change = (changed: Partial<StatusSettings[L]>) =>
    update((settings) => ({
      ...settings,
      status: { ...settings.status, [layout]: { ...settings.status[layout], ...changed } },
    }));
  return { options, change };
}

/** The options of `O` that are on or off. */
type ToggleName<O> = { [N in keyof O]: O[N] extends boolean ? N : never }[keyof O];

/** What a control for something that is on or off needs. */
export interface ToggleState {
  readonly isSelected: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The state of each option that is on or off, by its name. */
export function togglesOf<O extends object>(
  options: O,
  change: (changed: Partial<O>) => void,
): (name: ToggleName<O>) => ToggleState {
  return (name) => ({
    isSelected: options[name] === true,
    // The name is of an option that is on or off, which the type of a computed key does not say.
    onChange: (isOn: boolean) => change({ [name]: isOn } as Partial<O>),
  });
}

import { useCallback, useMemo } from 'react';
import type { ListLayout, Settings } from '../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../state/hooks.ts';
import type { Column, EntryKind } from './entry.ts';

interface ListColumns<T, Sort extends string> {
  /** The kind with only the chosen columns. */
  readonly shownKind: EntryKind<T, Sort>;
  /** All columns to choose from. */
  readonly columns: readonly Column<T, Sort>[];
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

const NONE: readonly string[] = [];

/** Where the columns of a layout are stored: tables and rows have separate ones. */
const columnsOf = (layout: ListLayout) => (layout === 'table' ? 'listColumns' : 'rowColumns');

/** The keys of the columns that are chosen for a layout; cards have none. */
export function columnsIn(settings: Settings, layout: ListLayout): readonly string[] {
  return layout === 'grid' ? NONE : settings[columnsOf(layout)];
}

/** Which columns the person has chosen for a layout of lists, on this device. */
export function useListColumns<T, Sort extends string>(
  kind: EntryKind<T, Sort>,
  layout: ListLayout,
): ListColumns<T, Sort> {
  const which = columnsOf(layout);
  const chosen = useSettings((settings) => columnsIn(settings, layout));
  const update = useUpdateSettings();
  const columns = useMemo(
    () => kind.columns.filter(({ key }) => layout === 'table' || key !== kind.noteColumn),
    [kind, layout],
  );
  const shownKind = useMemo(
    () => ({ ...kind, columns: columns.filter(({ key }) => chosen.includes(key)) }),
    [kind, columns, chosen],
  );
  const toggle = useCallback(
    (key: string) =>
      update((settings) => {
        const former = settings[which];
        const others = former.filter((other) => other !== key);
        return { ...settings, [which]: others.length < former.length ? others : [...former, key] };
      }),
    [update, which],
  );
  return { shownKind, columns, isShown: (key) => chosen.includes(key), toggle };
}

import { useCallback, useMemo } from 'react';
import type { ListLayout } from '../persistence/documents/settings.ts';
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

/** Which columns the person has chosen for a layout of lists, on this device: tables and rows have separate ones, and cards have none. */
export function useListColumns<T, Sort extends string>(
  kind: EntryKind<T, Sort>,
  layout: ListLayout,
): ListColumns<T, Sort> {
  const which = layout === 'table' ? 'listColumns' : 'rowColumns';
  const chosen = useSettings((settings) => (layout === 'grid' ? NONE : settings[which]));
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

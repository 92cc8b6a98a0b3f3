import { useCallback, useMemo } from 'react';
import { useSettings, useUpdateSettings } from '../state/hooks.ts';
import type { EntryKind } from './entry.ts';

interface ListColumns<T, Sort extends string> {
  /** The kind with the chosen columns alone. */
  readonly shownKind: EntryKind<T, Sort>;
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

/** The columns that the person has chosen for tables, on this device. */
export function useListColumns<T, Sort extends string>(kind: EntryKind<T, Sort>): ListColumns<T, Sort> {
  const chosen = useSettings(({ listColumns }) => listColumns);
  const update = useUpdateSettings();
  const shownKind = useMemo(
    () => ({ ...kind, columns: kind.columns.filter(({ key }) => chosen.includes(key)) }),
    [kind, chosen],
  );
  const toggle = useCallback(
    (key: string) =>
      update((settings) => {
        const { listColumns } = settings;
        const others = listColumns.filter((other) => other !== key);
        return {
          ...settings,
          listColumns: others.length < listColumns.length ? others : [...listColumns, key],
        };
      }),
    [update],
  );
  return { shownKind, isShown: (key) => chosen.includes(key), toggle };
}

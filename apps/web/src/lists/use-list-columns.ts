import { useCallback, useMemo } from 'react';
import { usePreferences, useUpdatePreferences } from '../state/hooks.ts';
import type { EntryKind } from './entry.ts';

interface ListColumns<T, Sort extends string> {
  /** The kind with the chosen columns alone. */
  readonly shownKind: EntryKind<T, Sort>;
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

/** The columns that the person has chosen for tables, on this device. */
export function useListColumns<T, Sort extends string>(kind: EntryKind<T, Sort>): ListColumns<T, Sort> {
  const chosen = usePreferences(({ listColumns }) => listColumns);
  const update = useUpdatePreferences();
  const shownKind = useMemo(
    () => ({ ...kind, columns: kind.columns.filter(({ key }) => chosen.includes(key)) }),
    [kind, chosen],
  );
  const toggle = useCallback(
    (key: string) =>
      update((preferences) => {
        const { listColumns } = preferences;
        const others = listColumns.filter((other) => other !== key);
        return {
          ...preferences,
          listColumns: others.length < listColumns.length ? others : [...listColumns, key],
        };
      }),
    [update],
  );
  return { shownKind, isShown: (key) => chosen.includes(key), toggle };
}

import { useCallback, useMemo } from 'react';
import type { ListLayout, Settings } from '../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../state/hooks.ts';
import type { Column, EntryKind } from './entry.ts';

interface ListColumns<T, Sort extends string> {
  /** The kind with only the shown columns. */
  readonly shownKind: EntryKind<T, Sort>;
  /** All columns to choose from. */
  readonly columns: readonly Column<T, Sort>[];
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

const NONE: readonly string[] = [];

/** Until the person has chosen, of members and of groups. Last fronted costs a request for each system but the own one. */
const USUAL = {
  table: ['groups', 'proxy-tags', 'last-message', 'created', 'members'],
  ownTable: ['groups', 'proxy-tags', 'last-fronted', 'last-message', 'created', 'members'],
  ownRows: ['groups', 'proxy-tags', 'last-fronted', 'last-message'],
} as const;

/** Where a list is. */
interface ListPlace {
  /** Its viewer is the owner of what it lists. */
  readonly owner: boolean;
  /** Rows have room for columns beside the name. */
  readonly isWide: boolean;
}

/** Where the columns of a layout are stored: tables and rows have separate ones. */
const columnsOf = (layout: ListLayout) => (layout === 'table' ? 'listColumns' : 'rowColumns');

/** The keys of the columns of a layout: those that the person has chosen, and the usual ones until then; cards have none. */
export function columnsIn(
  settings: Settings,
  layout: ListLayout,
  { owner, isWide }: ListPlace,
): readonly string[] {
  if (layout === 'grid') return NONE;
  const usual =
    layout === 'table' ? (owner ? USUAL.ownTable : USUAL.table) : owner && isWide ? USUAL.ownRows : NONE;
  return settings[columnsOf(layout)] ?? usual;
}

/** Which columns a layout of lists shows, and the choice of them on this device. */
export function useListColumns<T, Sort extends string>(
  kind: EntryKind<T, Sort>,
  layout: ListLayout,
  isWide: boolean,
): ListColumns<T, Sort> {
  const which = columnsOf(layout);
  const shown = useSettings((settings) => columnsIn(settings, layout, { owner: kind.marksHidden, isWide }));
  const update = useUpdateSettings();
  const columns = useMemo(
    () => kind.columns.filter(({ key }) => layout === 'table' || key !== kind.noteColumn),
    [kind, layout],
  );
  const shownKind = useMemo(
    () => ({ ...kind, columns: columns.filter(({ key }) => shown.includes(key)) }),
    [kind, columns, shown],
  );
  const toggle = useCallback(
    (key: string) =>
      update((settings) => {
        const others = shown.filter((other) => other !== key);
        return { ...settings, [which]: others.length < shown.length ? others : [...shown, key] };
      }),
    [update, which, shown],
  );
  return { shownKind, columns, isShown: (key) => shown.includes(key), toggle };
}

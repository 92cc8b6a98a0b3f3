import { useCallback, useMemo } from 'react';
import type { ListLayout, Settings } from '../../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import type { Column, EntryKind } from '../entries/entry.ts';

interface ListColumns<T, Sort extends string> {
  /** The kind with only the shown columns. */
  readonly shownKind: EntryKind<T, Sort>;
  /** All columns to choose from. */
  readonly columns: readonly Column<T, Sort>[];
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
}

const NONE: readonly string[] = [];

/** Until the person has chosen, of members and of groups. Last fronted asks another system for its switches, so nobody has it there unasked. */
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

type ChosenColumns = Pick<Settings, 'listColumns' | 'rowColumns'>;

/** What was stored for everybody before nobody had to have chosen: these columns of tables, and none of rows. */
const FORMER_USUAL = 'pronouns,messages,last-message,created,members';

/** The columns that somebody has chosen; null for a layout where nobody has. */
function chosenColumns({ listColumns, rowColumns }: ChosenColumns): ChosenColumns {
  const isUsual = listColumns?.join() === FORMER_USUAL && rowColumns?.length === 0;
  return isUsual ? { listColumns: null, rowColumns: null } : { listColumns, rowColumns };
}

const LAST_FRONTED = 'last-fronted';
/** Stored for last fronted that is kept in own lists while another column is chosen: other systems are not asked for it. */
const OWN_LAST_FRONTED = 'own-last-fronted';

/** Whether a layout has columns beside the name. */
export function hasColumns(layout: ListLayout): boolean {
  return layout === 'list' || layout === 'table';
}

/** The keys of the columns of a layout: those that the person has chosen, and the usual ones until then. */
export function columnsIn(
  settings: ChosenColumns,
  layout: ListLayout,
  { owner, isWide }: ListPlace,
): readonly string[] {
  if (!hasColumns(layout)) return NONE;
  const chosen = chosenColumns(settings)[columnsOf(layout)];
  if (chosen === null) return usualIn(layout, { owner, isWide });
  return chosen.flatMap((key) => (key !== OWN_LAST_FRONTED ? [key] : owner ? [LAST_FRONTED] : []));
}

function usualIn(layout: ListLayout, { owner, isWide }: ListPlace): readonly string[] {
  if (layout === 'table') return owner ? USUAL.ownTable : USUAL.table;
  return owner && isWide ? USUAL.ownRows : NONE;
}

/** What is stored when a column is turned on or off where the columns `shown` are in sight. */
export function withToggled(
  chosen: readonly string[] | null,
  shown: readonly string[],
  key: string,
): readonly string[] {
  const stored = chosen ?? shown.map((it) => (it === LAST_FRONTED ? OWN_LAST_FRONTED : it));
  const others = stored.filter((it) => it !== key && !(it === OWN_LAST_FRONTED && key === LAST_FRONTED));
  return shown.includes(key) ? others : [...others, key];
}

/** Which columns a layout of lists shows, and the choice of them on this device. */
export function useListColumns<T, Sort extends string>(
  kind: EntryKind<T, Sort>,
  layout: ListLayout,
  isWide: boolean,
): ListColumns<T, Sort> {
  const which = columnsOf(layout);
  const owner = kind.marksHidden;
  const listColumns = useSettings((settings) => settings.listColumns);
  const rowColumns = useSettings((settings) => settings.rowColumns);
  const shown = useMemo(
    () => columnsIn({ listColumns, rowColumns }, layout, { owner, isWide }),
    [listColumns, rowColumns, layout, owner, isWide],
  );
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
        const chosen = chosenColumns(settings);
        return { ...settings, ...chosen, [which]: withToggled(chosen[which], shown, key) };
      }),
    [update, which, shown],
  );
  return { shownKind, columns, isShown: (key) => shown.includes(key), toggle };
}

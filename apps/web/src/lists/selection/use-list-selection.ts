import { recordKey } from '@frontboard/model';
import { hasSearchText, type ListResult } from '@frontboard/model/list';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLongPress } from '../../ui/menus/use-long-press.ts';
import { focusRow } from '../search/search-keys.ts';
import { selectedIn, toggled } from './selection.ts';
import type { SelectionState } from './selections.ts';
import { type RowSelecting, useSelecting } from './use-selecting.ts';

interface ListedRecord {
  readonly id: string;
  readonly uuid: string | null;
}

/** How records of a list are selected. */
export interface ListSelection {
  readonly state: SelectionState;
  /** The same for as long as the list is there. */
  readonly part: SelectionPart;
  /** The actions on the selection. */
  readonly actions?: ReactNode;
  /** The list is only there to select from: selecting is always on, and opens no record. */
  readonly isFixed?: boolean;
}

export interface ListSelectionOptions<T> {
  /** Null if nothing can be selected. */
  readonly selection: ListSelection | null;
  readonly result: ListResult<T>;
  /** All records, in the chosen order. */
  readonly findAll: () => readonly T[];
  /** The query. Another one shows its results again. */
  readonly query: { readonly text: string };
  /** Whether a text is searched for: not while the search is not loaded. */
  readonly isSearched: boolean;
  readonly listRef: RefObject<HTMLElement | null>;
  readonly open: (id: string) => void;
}

/** The selection in a list, and the list as it is during it. */
export interface SelectingList<T> {
  readonly isOn: boolean;
  readonly result: ListResult<T>;
  readonly rows: RowSelecting | null;
  readonly hintId: string;
  /** The keys of what is shown, in order. */
  readonly shown: readonly string[];
  /** Whether what is shown is what was asked for, so that all of it can be taken at once. */
  readonly canTakeAll: boolean;
  /** The selection without deleted records. */
  readonly state: SelectionState | null;
  readonly isOnlySelected: boolean;
  readonly setOnlySelected: (isOn: boolean) => void;
  /** Starts or ends it. */
  readonly toggle: () => void;
  /** Selects one more, found by a search. */
  readonly add: (record: T | undefined) => void;
  /** For the element around the rows: a long touch starts a selection. */
  readonly touch: Partial<ReturnType<typeof useLongPress>>;
}

/** The code of selecting, which comes with the selection: other lists are shown without it. */
export interface SelectionPart {
  readonly useSelecting: <T extends ListedRecord>(options: ListSelectionOptions<T>) => SelectingList<T>;
  readonly Bar: (props: {
    readonly selecting: Omit<SelectingList<never>, 'add' | 'result'>;
    readonly isFixed: boolean;
    readonly isNarrow: boolean;
    readonly actions?: ReactNode;
  }) => ReactNode;
  readonly words: { readonly select: string; readonly searchHint: string };
}

/** Selecting among the records of a list with search and filters. */
export function useListSelection<T extends ListedRecord>(options: ListSelectionOptions<T>): SelectingList<T> {
  const { selection, result, findAll, query, listRef } = options;
  const isFixed = selection?.isFixed ?? false;
  const isOn = isFixed || (selection !== null && selection.state.selection !== null);
  const hintId = useId();
  const all = useMemo(() => (isOn ? findAll() : []), [isOn, findAll]);
  const state = useMemo(() => selection && withoutGone(selection.state, all), [selection, all]);
  // What was selected when "selected only" was turned on: deselecting one does not remove it under the pointer.
  const [only, setOnly] = useState<{ readonly keys: ReadonlySet<string>; readonly query: unknown } | null>(
    null,
  );
  const onlyKeys = isOn && only !== null && only.query === query ? only.keys : null;
  const narrowed = useMemo(() => {
    if (onlyKeys === null) return result;
    const items = all.filter((item) => onlyKeys.has(recordKey(item)));
    return { ...result, items, matched: items.length };
  }, [onlyKeys, result, all]);
  const shown = useMemo(() => (isOn ? narrowed.items.map(recordKey) : []), [isOn, narrowed]);
  const leave = () => selection?.state.end();
  const canTakeAll = options.isSearched || !hasSearchText(query.text);
  const rows = useSelecting({
    state: state ?? NOT_SELECTABLE,
    shown,
    isOn,
    canTakeAll,
    hintId,
    open: isFixed
      ? null
      : (index) => {
          const item = narrowed.items[index];
          if (item !== undefined) options.open(item.id);
        },
    leave: isFixed ? null : leave,
  });
  const touch = useLongPress(
    selection === null || isOn
      ? null
      : (target) => {
          const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
          const item = result.items.find((candidate) => candidate.id === id);
          if (item !== undefined) selection.state.change((former) => toggled(former, recordKey(item)));
        },
  );
  useFocusInList(isOn, listRef);
  return {
    isOn,
    result: narrowed,
    rows,
    hintId,
    shown,
    canTakeAll,
    state,
    touch,
    isOnlySelected: onlyKeys !== null,
    setOnlySelected: (isWanted) =>
      setOnly(isWanted ? { keys: state?.selection?.keys ?? new Set(), query } : null),
    toggle: () => (isOn ? leave() : selection?.state.change((former) => former)),
    add: (record) => {
      if (record === undefined) return;
      const key = recordKey(record);
      selection?.state.change((former) => (former.keys.has(key) ? former : toggled(former, key)));
    },
  };
}

const NOT_SELECTABLE: SelectionState = { selection: null, change() {}, end() {} };

/** Records deleted in the meantime count as unselected. */
function withoutGone(state: SelectionState, all: readonly ListedRecord[]): SelectionState {
  if (state.selection === null) return state;
  return { ...state, selection: selectedIn(state.selection, new Set(all.map(recordKey))) };
}

/** Rows become other elements when selecting starts and ends: their focus moves to the Tab stop. */
function useFocusInList(isOn: boolean, listRef: RefObject<HTMLElement | null>): void {
  const former = useRef(isOn);
  useLayoutEffect(() => {
    if (former.current === isOn) return;
    former.current = isOn;
    if (document.activeElement === null || document.activeElement === document.body)
      focusRow(listRef.current);
  }, [isOn, listRef]);
}

import { type KeyboardEvent, type MouseEvent, useCallback, useMemo } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { extended, stepped, toggled, withAll } from './selection.ts';
import type { SelectionState } from './selections.ts';

/** What a layout of a list needs while records are being selected in it. Rows have their position in `data-index`. */
export interface RowSelecting {
  /** The keys of what is selected. */
  readonly keys: ReadonlySet<string>;
  readonly keyAt: (index: number) => string | undefined;
  /** For the press of a row. */
  readonly onPress: (event: MouseEvent<HTMLElement>) => void;
  /** For keys on the element around all rows; `defaultPrevented` if one belonged to the selection. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Shift and an arrow key have moved the focus. */
  readonly onStep: (from: number, to: number) => void;
  /** Id of the element that describes the keys. */
  readonly hintId: string;
  /** Whether a row has a link to its record. */
  readonly canOpen: boolean;
}

interface SelectingOptions {
  readonly state: SelectionState;
  /** The keys of what is shown, in order; the same array while they are the same. */
  readonly shown: readonly string[];
  readonly isOn: boolean;
  /** Whether all of what is shown can be taken at once. */
  readonly canTakeAll: boolean;
  readonly hintId: string;
  /** Opens the record at a position; null if none can be opened. */
  readonly open: ((index: number) => void) | null;
  /** Escape; null if the selection has no end. */
  readonly leave: (() => void) | null;
}

const NONE: ReadonlySet<string> = new Set();

/** Selecting among rows: one, a range, all, by pointer and by keyboard. Null while nothing is being selected. */
export function useSelecting(options: SelectingOptions): RowSelecting | null {
  const { shown, isOn, hintId, state, open } = options;
  // The handlers stay the same, so that rows do not render again because of each other.
  const latest = useLatest(options);
  const handlers = useMemo(() => handlersOf(() => latest.current), []);
  const keyAt = useCallback((index: number) => shown[index], [shown]);
  const keys = state.selection?.keys ?? NONE;
  const canOpen = open !== null;
  return useMemo(
    () => (isOn ? { keys, keyAt, hintId, canOpen, ...handlers } : null),
    [isOn, keys, keyAt, hintId, canOpen, handlers],
  );
}

function handlersOf(latest: () => SelectingOptions): Pick<RowSelecting, 'onPress' | 'onStep' | 'onKeyDown'> {
  return {
    onPress(event) {
      // Some rows contain a link to the record.
      if (event.target instanceof Element && event.target.closest('a') !== null) return;
      select(latest(), Number(event.currentTarget.dataset.index), event.shiftKey);
    },
    onStep(from, to) {
      const { state, shown } = latest();
      const [start, end] = [shown[from], shown[to]];
      if (start === undefined || end === undefined) return;
      state.change((former) => stepped(former, start, end, shown));
    },
    onKeyDown(event) {
      const index = event.target instanceof HTMLElement ? event.target.dataset.index : undefined;
      const action = index === undefined ? null : actionOf(event, Number(index), latest());
      if (action === null) return;
      event.preventDefault();
      action();
    },
  };
}

function select({ state, shown }: SelectingOptions, index: number, isRange: boolean): void {
  const key = shown[index];
  if (key === undefined) return;
  state.change((former) => (isRange ? extended(former, key, shown) : toggled(former, key)));
}

/** What a key does at a row; null if it does not belong to the selection. */
function actionOf(event: KeyboardEvent, index: number, options: SelectingOptions): (() => void) | null {
  const { state, shown, canTakeAll, open, leave } = options;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    const isAll = event.key.toLowerCase() === 'a';
    if (!isAll) return null;
    return () => {
      if (canTakeAll) state.change((former) => withAll(former, shown));
    };
  }
  switch (event.key) {
    case ' ':
      return () => select(options, index, event.shiftKey);
    case 'Escape':
      return leave;
    case 'Enter':
      return open === null ? null : () => open(index);
    default:
      return null;
  }
}

import { useId } from 'react';
import type { ListSelectionOptions, SelectingList } from './use-list-selection.ts';

/** A list in which nothing can be selected. */
export function useNoSelection<T>({ result }: Pick<ListSelectionOptions<T>, 'result'>): SelectingList<T> {
  return {
    isOn: false,
    result,
    rows: null,
    hintId: useId(),
    shown: [],
    canTakeAll: false,
    state: null,
    isOnlySelected: false,
    setOnlySelected() {},
    toggle() {},
    add() {},
    touch: {},
  };
}

import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useServices } from '../../sync/services.ts';
import { NOTHING_SELECTED, type Selection } from './selection.ts';

/** What can be selected. */
export type RecordKind = 'member' | 'group';

/** What is selected in the list of own members and in that of own groups; null where nothing is being selected. */
type Selections = Readonly<Record<RecordKind, StoreApi<Selection | null>>>;

function createSelections(): Selections {
  return { member: createStore(() => null), group: createStore(() => null) };
}

/** A selection, and the ways to change it. */
export interface SelectionState {
  /** Null while the list only leads to its records. */
  readonly selection: Selection | null;
  /** Begins a selection where there is none. */
  readonly change: (update: (selection: Selection) => Selection) => void;
  readonly end: () => void;
}

/** What is selected among the own members or groups: the same in their list and on the screen that changes several. */
export function useSelectionState(kind: RecordKind): SelectionState {
  const store = useServices().once(createSelections)[kind];
  const selection = useStore(store);
  return useMemo(
    () => ({
      selection,
      change: (update) => store.setState((former) => update(former ?? NOTHING_SELECTED), true),
      end: () => store.setState(null, true),
    }),
    [store, selection],
  );
}

/**
 * Ends the selection when the person leaves for an address that does not begin with `path`; to a record and back, it stays. For what is drawn
 * as long as the address begins so.
 */
export function useSelectionWithin(kind: RecordKind, path: string): void {
  const store = useServices().once(createSelections)[kind];
  const router = useRouter();
  useEffect(
    () => () => {
      if (!router.latestLocation.pathname.startsWith(path)) store.setState(null, true);
    },
    [router, store, path],
  );
}

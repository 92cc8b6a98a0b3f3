import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadedPath } from '../../platform/loaded-path.ts';
import { readTabSelection, storeTabSelection } from '../../session/tab-selection.ts';
import { viewerOf } from '../../session/viewer.ts';
import { type Services, useServices } from '../../sync/services.ts';
import { NOTHING_SELECTED, type Selection, selectionOf } from './selection.ts';

/** The kinds that can be selected. */
export type RecordKind = 'member' | 'group';

/** The selections in the lists of own members and own groups; null while nothing is being selected. */
type Selections = Readonly<Record<RecordKind, StoreApi<Selection | null>>>;

const PATHS = { member: '/manage/members', group: '/manage/groups' } as const;

/**
 * For `services.once`. A selection ends with its account. The selection of a stored account stays when its list is reloaded: `loaded` is the path that this
 * page was loaded with.
 */
export function createSelections({ session }: Pick<Services, 'session'>, loaded = loadedPath()): Selections {
  let viewer = viewerOf(session.getState().system);
  const open = (kind: RecordKind) => {
    if (!loaded.startsWith(PATHS[kind])) storeTabSelection(viewer, kind, null);
    const stored = readTabSelection(viewer, kind);
    const store = createStore<Selection | null>(() => (stored === null ? null : selectionOf(stored)));
    store.subscribe((selection) => {
      // The browser writes the memory of a tab to the disk, too.
      const { isStored } = session.getState();
      storeTabSelection(viewer, kind, isStored && selection !== null ? selection.keys : null);
    });
    return store;
  };
  const selections = { member: open('member'), group: open('group') };
  session.subscribe(({ system }) => {
    if (viewerOf(system) === viewer) return;
    for (const store of Object.values(selections)) store.setState(null, true);
    viewer = viewerOf(system);
  });
  return selections;
}

function useSelections(): Selections {
  return useServices().once(openSelections);
}

function openSelections(services: Services): Selections {
  return createSelections(services);
}

/** A selection, and the functions that change it. */
export interface SelectionState {
  /** Null while the list only opens its records. */
  readonly selection: Selection | null;
  /** Starts a selection if there is none. */
  readonly change: (update: (selection: Selection) => Selection) => void;
  readonly end: () => void;
}

/** What is selected among the own members or groups: the same in their list and on the screen that changes several. */
export function useSelectionState(kind: RecordKind): SelectionState {
  const store = useSelections()[kind];
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
 * Ends the selection when the person goes to an address outside the list; to a record and back, it stays. For components
 * that are rendered while the address starts like this.
 */
export function useSelectionWithin(kind: RecordKind): void {
  const store = useSelections()[kind];
  const router = useRouter();
  useEffect(
    () => () => {
      if (!router.latestLocation.pathname.startsWith(PATHS[kind])) store.setState(null, true);
    },
    [router, store, kind],
  );
}

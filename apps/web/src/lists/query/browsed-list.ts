import { neighbours } from '@frontboard/model/list';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';

/** A list as it was ordered and filtered when someone opened an entry of it, to continue to the next from there. */
export interface BrowsedList {
  readonly kind: 'member' | 'group';
  /** Short ids in the order they were shown. */
  readonly ids: readonly string[];
  /** The address of the list, with its search. */
  readonly from: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the person came from. Not part of the address: whoever gets the link did not come from there. */
    browsed?: BrowsedList;
    /** Arrow keys walk the list while the record opens beside it: the focus stays in the list. */
    keepsFocus?: boolean;
  }
}

/** Where an entry is in the list it was opened from. */
export interface BrowsedPlace {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 0. */
  readonly position: number;
  readonly count: number;
  readonly list: BrowsedList;
}

/**
 * The position of an entry in the list it was opened from; null if it was opened in another way. To continue, navigate with
 * `state: { browsed: place.list }`.
 */
export function useBrowsedPlace(kind: BrowsedList['kind'], id: string): BrowsedPlace | null {
  const list = useLocation({ select: (location) => location.state.browsed });
  return useMemo(() => placeIn(list, kind, id), [list, kind, id]);
}

/** The position of an entry in a list of its kind; null if it is not in it. */
export function placeIn(
  list: BrowsedList | undefined,
  kind: BrowsedList['kind'],
  id: string,
): BrowsedPlace | null {
  if (list?.kind !== kind) return null;
  const { previous, next, position } = neighbours(
    list.ids.map((other) => ({ id: other, uuid: null })),
    id,
  );
  if (position === null) return null;
  return { previous: previous?.id ?? null, next: next?.id ?? null, position, count: list.ids.length, list };
}

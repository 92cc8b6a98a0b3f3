import type { MemberSearch } from '@frontboard/model/list';

/** What the address of the page of a member or group may say. */
export interface ViewSearch {
  /** The owner looks at it as others see it. Part of the address, so that a reload does not show the owner's view unasked. */
  as?: 'others';
}

/** Reads the search of an address; anything unknown is as if it were not there. */
export function readViewSearch(search: Record<string, unknown>): ViewSearch {
  return search.as === 'others' ? { as: 'others' } : {};
}

/** What the address of a group may say: how its members are found and sorted as well. */
export type GroupSearch = ViewSearch & MemberSearch;

/** Reads the search of a group's address. What concerns the list of members is read when there is one, for its reader is large. */
export function readGroupSearch(search: Record<string, unknown>): GroupSearch {
  const { as: _, ...list } = search;
  return { ...list, ...readViewSearch(search) };
}

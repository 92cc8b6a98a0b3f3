import type { MemberSearch } from '@frontboard/model/list';

/** The search part of the address of a member or group. */
export interface ViewSearch {
  /** The owner views it as others see it. Part of the address, so that a reload does not show the owner's view unasked. */
  as?: 'others';
}

/** Reads the search of an address; unknown parts count as absent. */
export function readViewSearch(search: Record<string, unknown>): ViewSearch {
  return search.as === 'others' ? { as: 'others' } : {};
}

/** The search part of the address of a group: with the filters and the order of its members. */
export type GroupPageSearch = ViewSearch & MemberSearch;

/** Reads the search of a group's address. The part about the list of members is read when there is one, because its reader is large. */
export function readGroupSearch(search: Record<string, unknown>): GroupPageSearch {
  const { as: _, ...list } = search;
  return { ...list, ...readViewSearch(search) };
}

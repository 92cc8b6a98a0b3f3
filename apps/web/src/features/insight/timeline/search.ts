export const LANE_SORTS = ['time', 'first', 'name'] as const;
export type LaneSort = (typeof LANE_SORTS)[number];

/** The state of the timeline in the address: the order of its lanes, by name if absent, and whether each is a group. */
export interface TimelineSearch {
  readonly sort?: LaneSort;
  readonly lanes?: 'groups';
}

/** Reads the search of an address; invalid parts count as absent. */
export function readTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const sort = LANE_SORTS.find((name) => name === search.sort && name !== 'name');
  return { ...(sort && { sort }), ...(search.lanes === 'groups' && { lanes: 'groups' }) };
}

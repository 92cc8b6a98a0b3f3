import { readMember } from '../read-member.ts';

export const LANE_SORTS = ['time', 'first', 'name'] as const;
export type LaneSort = (typeof LANE_SORTS)[number];

/** The state of the timeline in the address: the order of its lanes, by name if absent, whether each is a group, and whose lane is shown alone. */
export interface TimelineSearch {
  readonly sort?: LaneSort;
  readonly lanes?: 'groups';
  /** A short id. */
  readonly of?: string;
}

/** Reads the search of an address; invalid parts count as absent. */
export function readTimelineSearch(search: Record<string, unknown>): TimelineSearch {
  const sort = LANE_SORTS.find((name) => name === search.sort && name !== 'name');
  return {
    ...(sort && { sort }),
    ...(search.lanes === 'groups' && { lanes: 'groups' }),
    ...readMember(search.of),
  };
}

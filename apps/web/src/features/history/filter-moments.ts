import { type HistorySearch, membersIn } from './history-search.ts';
import type { Moment } from './moments.ts';

interface FilterContext {
  /** Short ids of the members of a group; null for an unknown group. */
  readonly groupMembers: (groupId: string) => ReadonlySet<string> | null;
  /** Short ids of the members whose names a text finds. */
  readonly found: (text: string) => ReadonlySet<string>;
}

/** The fronts that a search means; the same array when it means all. */
export function filterMoments(
  moments: readonly Moment[],
  search: HistorySearch,
  context: FilterContext,
): readonly Moment[] {
  const together = membersIn(search);
  const group = search.group === undefined ? null : (context.groupMembers(search.group) ?? new Set());
  const found = search.q === undefined ? null : context.found(search.q);
  const { show } = search;
  if (together.length === 0 && group === null && found === null && show === undefined) return moments;
  return moments.filter(
    ({ memberIds }) =>
      together.every((id) => memberIds.includes(id)) &&
      (group === null || memberIds.some((id) => group.has(id))) &&
      (found === null || memberIds.some((id) => found.has(id))) &&
      (show !== 'alone' || memberIds.length === 1) &&
      (show !== 'switch-outs' || memberIds.length === 0),
  );
}

import { type HistorySearch, membersIn } from './history-search.ts';
import type { MomentList } from './moments.ts';

export interface FilterContext {
  /** The first instant of a day in the zone that is shown, in ms. */
  readonly startOfDay: (key: string) => number;
  /** Short ids of the members of a group; null for an unknown group. */
  readonly groupMembers: (groupId: string) => ReadonlySet<string> | null;
  /** Short ids of the members whose names a text finds. */
  readonly found: (text: string) => ReadonlySet<string>;
}

/** The fronts that a search means; the same list when it means all. */
export function filterMoments(
  moments: MomentList,
  search: HistorySearch,
  context: FilterContext,
): MomentList {
  const together = membersIn(search);
  const group = search.group === undefined ? null : (context.groupMembers(search.group) ?? new Set());
  const found = search.q === undefined ? null : context.found(search.q);
  const { show } = search;
  const period = periodIn(search, context);
  const isAll = together.length === 0 && group === null && found === null && show === undefined;
  if (isAll && period === null) return moments;
  return moments.filter(
    ({ memberIds, fromMs, untilMs }) =>
      (period === null ||
        (fromMs < period.endMs && (untilMs ?? Number.POSITIVE_INFINITY) > period.startMs)) &&
      together.every((id) => memberIds.includes(id)) &&
      (group === null || memberIds.some((id) => group.has(id))) &&
      (found === null || memberIds.some((id) => found.has(id))) &&
      (show !== 'alone' || memberIds.length === 1) &&
      (show !== 'switch-outs' || memberIds.length === 0),
  );
}

/** From the start of the first day to the end of the last; an end that is missing is open. Null without both. */
function periodIn({ from, to }: HistorySearch, { startOfDay }: FilterContext) {
  if (from === undefined && to === undefined) return null;
  return {
    startMs: from === undefined ? Number.NEGATIVE_INFINITY : startOfDay(from),
    endMs: to === undefined ? Number.POSITIVE_INFINITY : startOfDay(dayAfter(to)),
  };
}

function dayAfter(key: string): string {
  return new Date(Date.parse(key) + 86_400_000).toISOString().slice(0, 10);
}

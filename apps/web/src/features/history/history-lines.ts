import type { Day } from './days.ts';
import type { Moment, MomentList } from './moments.ts';

/** A line of the list: the heading of a day or a front. */
export type HistoryLine =
  | { readonly kind: 'day'; readonly id: string; readonly day: Day; readonly count: number }
  | { readonly kind: 'moment'; readonly id: string; readonly moment: Moment };

/** The lines of the list, each made when it is asked for. */
export interface HistoryLines extends Iterable<HistoryLine> {
  readonly length: number;
  readonly at: (index: number) => HistoryLine | undefined;
  /** Where the heading of a day or the front of a switch is; -1 for neither. */
  readonly indexOf: (id: string) => number;
  /** Where the heading of a day is, or of the next earlier day that has one; -1 when all are later. */
  readonly indexOfDay: (key: string) => number;
}

interface DayLines {
  readonly day: Day;
  /** The index of its first front. */
  readonly first: number;
}

/** The fronts under the days on which they began. */
export function linesOf(moments: MomentList, dayOf: (atMs: number) => Day): HistoryLines {
  const days = daysOf(moments, dayOf);
  const length = moments.length + days.length;
  const headingOf = (order: number) => (days[order]?.first ?? moments.length) + order;
  const at = (index: number): HistoryLine | undefined => {
    if (index < 0 || index >= length) return undefined;
    const order = firstWhere(days.length, (it) => headingOf(it) > index) - 1;
    const heading = days[order];
    if (heading === undefined) return undefined;
    const { day } = heading;
    if (headingOf(order) === index) {
      return { kind: 'day', id: day.key, day, count: headingOf(order + 1) - index - 1 };
    }
    const moment = moments.at(index - order - 1);
    return { kind: 'moment', id: moment.id, moment };
  };
  return {
    length,
    at,
    indexOf(id) {
      const order = days.findIndex(({ day }) => day.key === id);
      if (order >= 0) return headingOf(order);
      const moment = moments.indexOf(id);
      return moment < 0 ? -1 : moment + firstWhere(days.length, (it) => (days[it]?.first ?? 0) > moment);
    },
    indexOfDay(key) {
      const order = days.findIndex(({ day }) => day.key <= key);
      return order < 0 ? -1 : headingOf(order);
    },
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index += 1) yield at(index) as HistoryLine;
    },
  };
}

function daysOf(moments: MomentList, dayOf: (atMs: number) => Day): readonly DayLines[] {
  const days: DayLines[] = [];
  for (let first = 0; first < moments.length; ) {
    const day = dayOf(moments.at(first).fromMs);
    days.push({ day, first });
    first = firstWhere(moments.length, (index) => moments.at(index).fromMs < day.startMs, first + 1);
  }
  return days;
}

/** The first index from `from` on for which `isSo`, which stays so for all after it; `count` when there is none. */
function firstWhere(count: number, isSo: (index: number) => boolean, from = 0): number {
  let [low, high] = [from, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

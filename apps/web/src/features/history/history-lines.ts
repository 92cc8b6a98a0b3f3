import type { Day } from '@frontboard/insight';
import { isDayKey } from '@frontboard/model';
import type { HistoryEntry } from './entries.ts';
import type { EntryIndex } from './entry-index.ts';

/** A line of the list: the heading of a day or an entry. */
export type HistoryLine =
  | {
      readonly kind: 'day';
      readonly id: string;
      readonly day: Day;
      /** The number of fronts under it. */
      readonly count: number;
    }
  | { readonly kind: 'entry'; readonly id: string; readonly entry: HistoryEntry };

/** The lines of the list, each created on demand. */
export interface HistoryLines extends Iterable<HistoryLine> {
  readonly length: number;
  readonly at: (index: number) => HistoryLine | undefined;
  /** The index of the heading of a day or of an entry; -1 for neither. */
  readonly indexOf: (id: string) => number;
  /** The day under whose heading a line is, as `2026-05-03`. */
  readonly dayAt: (index: number) => string | undefined;
  /** The index of the heading of a day, or of the next earlier day that has one; -1 if all are later. */
  readonly indexOfDay: (key: string) => number;
}

interface DayLines {
  readonly day: Day;
  /** The index of its first entry. */
  readonly first: number;
}

/** The entries under the days on which they began. */
export function linesOf(entries: EntryIndex, dayOf: (atMs: number) => Day): HistoryLines {
  const days = daysOf(entries, dayOf);
  const length = entries.length + days.length;
  const firstOf = (order: number) => days[order]?.first ?? entries.length;
  const headingOf = (order: number) => firstOf(order) + order;
  const orderAt = (index: number) => firstWhere(days.length, (it) => headingOf(it) > index) - 1;
  const at = (index: number): HistoryLine | undefined => {
    if (index < 0 || index >= length) return undefined;
    const order = orderAt(index);
    const heading = days[order];
    if (heading === undefined) return undefined;
    const { day } = heading;
    if (headingOf(order) === index) {
      const count = entries.frontsBetween(heading.first, firstOf(order + 1));
      return { kind: 'day', id: day.key, day, count };
    }
    const entry = entries.at(index - order - 1);
    return { kind: 'entry', id: entry.id, entry };
  };
  return {
    length,
    at,
    indexOf(id) {
      const order = isDayKey(id) ? days.findIndex(({ day }) => day.key === id) : -1;
      if (order >= 0) return headingOf(order);
      const entry = entries.indexOf(id);
      return entry < 0 ? -1 : entry + firstWhere(days.length, (it) => firstOf(it) > entry);
    },
    dayAt: (index) => days[orderAt(index)]?.day.key,
    indexOfDay(key) {
      const order = days.findIndex(({ day }) => day.key <= key);
      return order < 0 ? -1 : headingOf(order);
    },
    *[Symbol.iterator]() {
      for (let index = 0; index < length; index += 1) yield at(index) as HistoryLine;
    },
  };
}

function daysOf(entries: EntryIndex, dayOf: (atMs: number) => Day): readonly DayLines[] {
  const days: DayLines[] = [];
  for (let first = 0; first < entries.length; ) {
    const day = dayOf(entries.headingMsAt(first));
    days.push({ day, first });
    first = firstAfter(entries, first, day.startMs);
  }
  return days;
}

/** The first entry after `first` that is before a time. It is close, so the search starts with short steps. */
function firstAfter(entries: EntryIndex, first: number, startMs: number): number {
  let step = 1;
  while (first + step < entries.length && entries.headingMsAt(first + step) >= startMs) step *= 2;
  const end = Math.min(first + step, entries.length);
  return firstWhere(end, (index) => entries.headingMsAt(index) < startMs, first + (step >> 1));
}

/** The first index from `from` on for which `isSo`, which is also true for all after it; `count` without one. */
function firstWhere(count: number, isSo: (index: number) => boolean, from = 0): number {
  let [low, high] = [from, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

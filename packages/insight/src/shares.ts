import type { CalendarQuery } from './calendar.ts';
import type { CompactHistory } from './compact-history.ts';
import { knownPart, type Period, visitFronts } from './period.ts';
import { zoneParts } from './zone.ts';

/** The part of a slice that one member has. */
export interface SlicePart {
  readonly id: string;
  readonly ms: number;
}

/**
 * A slice of time and who was in front in it. Those in front together share the time of their front, so that the parts of all, and the
 * time with nobody in front, add up to what is known of the slice.
 */
export interface Slice {
  /** In no particular order. */
  readonly parts: readonly SlicePart[];
  /** The time of everyone outside the parts: the shortest times. */
  readonly restMs: number;
  /** How much of the slice the history covers. */
  readonly knownMs: number;
  /** How much of the slice may have switches that are not loaded: who was in front then is not known. */
  readonly unknownMs: number;
}

interface SlicesOptions {
  readonly period: Period;
  readonly nowMs: number;
  /** Where the slices begin, ascending, and where the last one ends. */
  readonly bounds: readonly number[];
  /** Upper bound on the members of a slice. */
  readonly most: number;
  /** The member whose time alone is counted, in full; null for all. */
  readonly only: string | null;
  /** As `frontsWithin` takes it. The time after these counts for nobody. */
  readonly unknownAfter?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Who was in front in each slice of a period. */
export function frontSlices(history: CompactHistory, options: SlicesOptions): readonly Slice[] {
  const { period, nowMs, bounds, most, only, unknownAfter = NONE } = options;
  const slices: Slice[] = [];
  const totals = createTotals(history, only);
  let at = 0;
  const close = () => {
    slices.push(totals.take(most));
    at += 1;
  };
  const fill = (moment: number | null, startMs: number, endMs: number) => {
    let fromMs = Math.max(startMs, bounds[0] ?? endMs);
    while (fromMs < endMs && at < bounds.length - 1) {
      const boundMs = bounds[at + 1] ?? endMs;
      const toMs = Math.min(endMs, boundMs);
      if (toMs > fromMs) totals.add(moment, toMs - fromMs);
      fromMs = Math.max(fromMs, toMs);
      if (boundMs <= endMs) close();
    }
  };
  if (unknownAfter.has(Number.NEGATIVE_INFINITY)) {
    const oldestMs = history.size === 0 ? nowMs : (history.times[0] ?? nowMs);
    fill(null, period.fromMs, Math.min(oldestMs, period.toMs, nowMs));
  }
  visitFronts(history, knownPart(history, period, nowMs), (moment, startMs, endMs) => {
    fill(unknownAfter.has(history.times[moment] ?? 0) ? null : moment, startMs, endMs);
  });
  while (at < bounds.length - 1) close();
  return slices;
}

/** Half hours of a day. */
const DAY_SLICES = 48;
const SLICE_MS = 1_800_000;
const DAY_MS = DAY_SLICES * SLICE_MS;

interface UsualDayOptions extends CalendarQuery, Pick<SlicesOptions, 'most' | 'only' | 'unknownAfter'> {}

/** Who is in front at each half hour of the clock, in all days of a period together: 48 slices from midnight on. */
export function usualDay(history: CompactHistory, options: UsualDayOptions): readonly Slice[] {
  const { period, nowMs, timeZone, most, only, unknownAfter = NONE } = options;
  const slices = Array.from({ length: DAY_SLICES }, () => createTotals(history, only));
  for (const part of zoneParts(knownPart(history, period, nowMs), timeZone)) {
    visitFronts(history, part, (moment, startMs, endMs) => {
      if (unknownAfter.has(history.times[moment] ?? 0)) return;
      const days = Math.floor((endMs - startMs) / DAY_MS);
      if (days > 0) for (const slice of slices) slice.add(moment, days * SLICE_MS);
      let localMs = startMs + days * DAY_MS + part.offsetMs;
      const localEndMs = endMs + part.offsetMs;
      while (localMs < localEndMs) {
        const index = Math.floor(localMs / SLICE_MS);
        const nextMs = Math.min((index + 1) * SLICE_MS, localEndMs);
        slices[((index % DAY_SLICES) + DAY_SLICES) % DAY_SLICES]?.add(moment, nextMs - localMs);
        localMs = nextMs;
      }
    });
  }
  return slices.map((slice) => slice.take(most));
}

/** The times of members in one slice after the other. */
function createTotals({ members, offsets, who }: CompactHistory, only: string | null) {
  const onlyIndex = only === null ? null : members.indexOf(only);
  const totals = new Map<number, number>();
  let [knownMs, unknownMs] = [0, 0];
  return {
    /** Adds a time of a front, or of one that is not known. */
    add(moment: number | null, ms: number): void {
      if (moment === null) {
        unknownMs += ms;
        return;
      }
      const [from, to] = [offsets[moment] ?? 0, offsets[moment + 1] ?? 0];
      knownMs += ms;
      const eachMs = onlyIndex === null ? ms / (to - from) : ms;
      for (let place = from; place < to; place += 1) {
        const member = who[place] ?? 0;
        if (onlyIndex === null || member === onlyIndex)
          totals.set(member, (totals.get(member) ?? 0) + eachMs);
      }
    },
    /** The slice so far; the next one begins empty. */
    take(most: number): Slice {
      const parts = [...totals].map(([member, ms]) => ({ id: members[member] ?? '', ms }));
      if (parts.length > most) parts.sort((one, other) => other.ms - one.ms);
      const restMs = parts.slice(most).reduce((sum, { ms }) => sum + ms, 0);
      const slice = { parts: parts.slice(0, most), restMs, knownMs, unknownMs };
      totals.clear();
      [knownMs, unknownMs] = [0, 0];
      return slice;
    },
  };
}

/**
 * How long each member was in front in each of some columns of time: `columns` numbers for each member, in the order of
 * `history.members`. `bounds` as for slices. A front of which the length is not known has one millisecond: its members were there.
 */
export function timePerColumn(
  history: CompactHistory,
  options: Pick<SlicesOptions, 'period' | 'nowMs' | 'bounds' | 'unknownAfter'>,
): Float64Array<ArrayBuffer> {
  const { period, nowMs, bounds, unknownAfter = NONE } = options;
  const columns = Math.max(0, bounds.length - 1);
  const times = new Float64Array(columns * history.members.length);
  const { offsets, who, times: moments } = history;
  let first = 0;
  visitFronts(history, knownPart(history, period, nowMs), (moment, startMs, nextMs) => {
    const beganMs = moments[moment] ?? 0;
    const endMs = !unknownAfter.has(beganMs) ? nextMs : startMs === beganMs ? startMs + 1 : startMs;
    const [from, to] = [offsets[moment] ?? 0, offsets[moment + 1] ?? 0];
    while (first < columns && (bounds[first + 1] ?? 0) <= startMs) first += 1;
    for (let column = first; column < columns && (bounds[column] ?? endMs) < endMs; column += 1) {
      const ms = Math.min(endMs, bounds[column + 1] ?? endMs) - Math.max(startMs, bounds[column] ?? startMs);
      for (let place = from; place < to; place += 1) {
        const index = (who[place] ?? 0) * columns + column;
        times[index] = (times[index] ?? 0) + ms;
      }
    }
  });
  return times;
}

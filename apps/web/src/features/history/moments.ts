import type { SwitchHistory } from '../../sync/history/switch-history.ts';

/** A front of the history: from a switch until the next one. */
export interface Moment {
  /** The id of its switch; of the newest, where several switches are at this instant. */
  readonly id: string;
  /** All switches at this instant. */
  readonly switchIds: readonly string[];
  /** The service's own string. */
  readonly timestamp: string;
  /** In milliseconds since 1970. */
  readonly fromMs: number;
  /** When the next one began; null for the current front, and for one that nothing follows. */
  readonly untilMs: number | null;
  /** Short ids; empty for a switch-out. */
  readonly memberIds: readonly string[];
}

/** Fronts, newest first. Each is made when it is asked for: objects for all of a long history at once would hold up the page. */
export interface MomentList extends Iterable<Moment> {
  readonly length: number;
  /** The front at an index within the list. */
  readonly at: (index: number) => Moment;
  /** Where the front of a switch is; -1 when it isn't in the list. */
  readonly indexOf: (id: string) => number;
  /** The fronts that pass a test. */
  readonly filter: (test: (moment: Moment) => boolean) => MomentList;
}

type Rows = SwitchHistory['switches'];

/** The fronts of a history (newest first). Switches at one instant are one front with the members of all of them. */
export function momentsOf(switches: Rows): MomentList {
  return momentList(switches, beginnings(switches));
}

/** Where in the rows each front begins. */
function beginnings(switches: Rows): Uint32Array {
  const firsts = new Uint32Array(switches.length);
  let count = 0;
  let beforeMs = Number.NaN;
  for (let index = 0; index < switches.length; index += 1) {
    const atMs = switches[index]?.atMs ?? Number.NaN;
    if (atMs !== beforeMs) {
      firsts[count] = index;
      count += 1;
    }
    beforeMs = atMs;
  }
  return firsts.subarray(0, count);
}

/** `firsts`: the index of the first row of each front in the list, ascending. */
function momentList(switches: Rows, firsts: Uint32Array): MomentList {
  const at = (index: number) => momentAt(switches, firsts[index] ?? 0);
  return {
    length: firsts.length,
    *[Symbol.iterator]() {
      for (let index = 0; index < firsts.length; index += 1) yield at(index);
    },
    at,
    indexOf: (id) => indexIn(firsts, firstOfInstant(switches, id)),
    filter: (test) =>
      momentList(
        switches,
        firsts.filter((_, index) => test(at(index))),
      ),
  };
}

function momentAt(switches: Rows, first: number): Moment {
  const row = switches[first] as Rows[number];
  const group = [row];
  for (let next = switches[first + 1]; next?.atMs === row.atMs; next = switches[first + group.length])
    group.push(next);
  const later = switches[first - 1];
  return {
    id: row.id,
    switchIds: group.map(({ id }) => id),
    timestamp: row.timestamp,
    fromMs: Math.floor(row.atMs),
    untilMs: later === undefined ? null : Math.floor(later.atMs),
    memberIds: group.length === 1 ? row.memberIds : [...new Set(group.flatMap((it) => it.memberIds))],
  };
}

/** The first row at the instant of a switch, which represents them all; -1 for an unknown switch. */
function firstOfInstant(switches: Rows, id: string): number {
  let index = switches.findIndex((row) => row.id === id);
  while (index > 0 && switches[index - 1]?.atMs === switches[index]?.atMs) index -= 1;
  return index;
}

function indexIn(ascending: Uint32Array, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === value ? low : -1;
}

/** What a front is at a moment. A future front is none yet: the one before it goes on. */
export function spanAt(
  { fromMs, untilMs }: Moment,
  nowMs: number,
): { readonly state: 'past' | 'current' | 'future'; readonly untilMs: number } {
  if (fromMs > nowMs) return { state: 'future', untilMs: untilMs ?? fromMs };
  const isCurrent = untilMs === null || untilMs > nowMs;
  return isCurrent ? { state: 'current', untilMs: nowMs } : { state: 'past', untilMs };
}

/** Whether a front is the last one before a time from which on switches may be missing: when it ended is not known then. */
export function isBeforeGap({ fromMs, untilMs }: Moment, gapBeforeMs: number): boolean {
  return fromMs < gapBeforeMs && (untilMs ?? Number.POSITIVE_INFINITY) >= gapBeforeMs;
}

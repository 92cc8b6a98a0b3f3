import { gapIndexes } from '../../sync/history/find-gaps.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import type { Gap, HistoryEntry, Moment } from './entries.ts';
import { GAP_ID, OLDER_ID } from './entry-ids.ts';

/**
 * Fronts and gaps, newest first. Each is created on demand: creating the objects of a long history at once would block the page.
 */
export interface EntryIndex extends Iterable<HistoryEntry> {
  readonly length: number;
  /** How many fronts there are, without the gaps. */
  readonly frontCount: number;
  /** How many of the entries from one index up to, not including, another are fronts. */
  readonly frontsBetween: (start: number, end: number) => number;
  /** The entry at an index within the list. */
  readonly at: (index: number) => HistoryEntry;
  /** The instant whose day the entry at an index is under, in ms: its start, or its end if the start is unknown. */
  readonly headingMsAt: (index: number) => number;
  /** The index of a gap or of the front of a switch; -1 if it isn't in the list. */
  readonly indexOf: (id: string) => number;
  /** The index that an entry of the whole history has in the list, or would have. */
  readonly slotOf: (id: string) => number;
  /** The entries that pass a test. */
  readonly filter: (test: (entry: HistoryEntry) => boolean) => EntryIndex;
}

type Rows = SwitchHistory['switches'];

/**
 * The entries of a history (newest first). Switches at one instant are one front with all of their members.
 *
 * @param gapsBefore times of known switches directly before which others may be missing, newest first
 */
export function entriesOf(switches: Rows, gapsBefore: readonly string[]): EntryIndex {
  const gaps = gapIndexes(switches, gapsBefore);
  return entryIndex(switches, places(switches, gaps), gaps);
}

/**
 * The entries in their order: a front is twice the index of its first row in the rows, and the gap above it one less. So they
 * ascend, and a long history takes little memory.
 */
function places(switches: Rows, gaps: ReadonlySet<number>): Int32Array {
  const found = new Int32Array(switches.length + gaps.size);
  let count = 0;
  let beforeMs = Number.NaN;
  const add = (place: number) => {
    found[count] = place;
    count += 1;
  };
  for (let index = 0; index <= switches.length; index += 1) {
    if (gaps.has(index)) add(2 * index - 1);
    const atMs = switches[index]?.atMs;
    if (atMs !== undefined && atMs !== beforeMs) add(2 * index);
    beforeMs = atMs ?? Number.NaN;
  }
  return found.subarray(0, count);
}

const isGap = (place: number) => place % 2 !== 0;

function entryIndex(switches: Rows, entries: Int32Array, gaps: ReadonlySet<number>): EntryIndex {
  const gapIndices = gaps.size === 0 ? [] : indicesOfGaps(entries);
  const at = (index: number) => {
    const place = entries[index] ?? 0;
    return isGap(place)
      ? gapAt(switches, (place + 1) / 2)
      : frontAt(switches, place / 2, gaps.has(place / 2));
  };
  const frontsBetween = (start: number, end: number) =>
    end - start - gapIndices.filter((index) => index >= start && index < end).length;
  return {
    length: entries.length,
    frontCount: frontsBetween(0, entries.length),
    frontsBetween,
    *[Symbol.iterator]() {
      for (let index = 0; index < entries.length; index += 1) yield at(index);
    },
    at,
    headingMsAt(index) {
      // A gap starts with the front below it.
      const row = Math.ceil((entries[index] ?? 0) / 2);
      return msAt(switches, row) ?? msAt(switches, row - 1) ?? 0;
    },
    indexOf(id) {
      const place = placeOf(switches, id);
      const slot = slotIn(entries, place);
      return entries[slot] === place ? slot : -1;
    },
    slotOf: (id) => slotIn(entries, placeOf(switches, id)),
    filter: (test) =>
      entryIndex(
        switches,
        entries.filter((_, index) => test(at(index))),
        gaps,
      ),
  };
}

function indicesOfGaps(entries: Int32Array): readonly number[] {
  const found: number[] = [];
  for (let index = 0; index < entries.length; index += 1) if (isGap(entries[index] ?? 0)) found.push(index);
  return found;
}

/** The front whose first row is at an index. */
function frontAt(switches: Rows, first: number, isBeforeGap: boolean): Moment {
  const row = switches[first] as Rows[number];
  const group = [row];
  for (let next = switches[first + 1]; next?.atMs === row.atMs; next = switches[first + group.length])
    group.push(next);
  const memberIds = group.length === 1 ? row.memberIds : [...new Set(group.flatMap((it) => it.memberIds))];
  return {
    kind: 'front',
    id: row.id,
    switchIds: group.map(({ id }) => id),
    timestamp: row.timestamp,
    fromMs: Math.floor(row.atMs),
    untilMs: msAt(switches, first - 1),
    isEndKnown: !isBeforeGap,
    memberIds,
    isInOrder: group.length === 1 ? row.isInOrder : memberIds.length < 2,
  };
}

/** The gap above the front whose first row is at an index; beyond the rows, the one below all. */
function gapAt(switches: Rows, below: number): Gap {
  const row = switches[below];
  return {
    kind: 'gap',
    id: row === undefined ? OLDER_ID : GAP_ID + row.id,
    fromMs: msAt(switches, below),
    untilMs: msAt(switches, below - 1) ?? 0,
  };
}

function msAt(switches: Rows, index: number): number | null {
  const atMs = switches[index]?.atMs;
  return atMs === undefined ? null : Math.floor(atMs);
}

/** The position of an entry: a switch that is not the first at its instant is represented by the first. NaN for an unknown one. */
function placeOf(switches: Rows, id: string): number {
  if (id === OLDER_ID) return 2 * switches.length - 1;
  const isOfGap = id.startsWith(GAP_ID);
  const switchId = isOfGap ? id.slice(GAP_ID.length) : id;
  let index = switches.findIndex((row) => row.id === switchId);
  if (index < 0) return Number.NaN;
  while (index > 0 && switches[index - 1]?.atMs === switches[index]?.atMs) index -= 1;
  return 2 * index - (isOfGap ? 1 : 0);
}

/** The index of the first value that is not smaller. */
function slotIn(ascending: Int32Array, value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

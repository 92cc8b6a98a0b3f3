import { type FrontSwitch, preciseTimestamp } from '@frontboard/model';
import { type SwitchColumns, switchColumns, type TimedSwitch } from './switch-columns.ts';

/** What is read of a switch. */
export type HistorySwitch = Pick<FrontSwitch, 'id' | 'timestamp' | 'memberIds'>;

/**
 * Switches as typed arrays, oldest first. Two switches at one instant are one moment with the members of both, as PluralKit counts
 * them. The arrays may be longer than the used part, so that a newer switch is appended without a copy.
 */
export interface CompactHistory {
  /** How many moments there are. */
  readonly size: number;
  /** Milliseconds since 1970, with microseconds as the fraction; ascending, no two equal. */
  readonly times: Float64Array;
  /** Moment `i` has the members `who[offsets[i]]` to before `who[offsets[i + 1]]`, each once. */
  readonly offsets: Uint32Array;
  readonly who: Uint32Array;
  /** The id of each member, by the index that `who` uses. */
  readonly members: readonly string[];
}

/** The compact form of switches in any order. A switch whose time cannot be read is left out. */
export function compactHistory(entries: Iterable<HistorySwitch>): CompactHistory {
  const sorted = [...entries]
    .flatMap((entry) => {
      const atMs = preciseTimestamp(entry.timestamp);
      return atMs === null ? [] : [{ id: entry.id ?? '', atMs, memberIds: entry.memberIds }];
    })
    .sort((a, b) => a.atMs - b.atMs || compareIds(a.id, b.id))
    .reverse();
  return compactColumns(switchColumns(sorted));
}

/** The compact form of switches that are ordered, the newest first. `known` gives the id by which a member is counted. */
export function compactColumns(
  columns: SwitchColumns,
  known: (id: string) => string = (id) => id,
): CompactHistory {
  const count = columns.times.length;
  const indexes = new Map<string, number>();
  const room: CompactHistory = {
    size: 0,
    times: new Float64Array(count),
    offsets: new Uint32Array(count + 1),
    who: new Uint32Array(columns.who.length),
    members: [],
  };
  const members: string[] = [];
  const counted = columns.members.map(known);
  const indexAt = (place: number) => {
    const id = counted[columns.who[place] ?? 0] ?? '';
    let index = indexes.get(id);
    if (index === undefined) {
      index = members.length;
      indexes.set(id, index);
      members.push(id);
    }
    return index;
  };
  let size = 0;
  for (let at = count - 1; at >= 0; at -= 1) {
    const from = columns.offsets[at] ?? 0;
    const to = columns.offsets[at + 1] ?? 0;
    size = place(room, size, columns.times[at] ?? 0, to - from, (index) => indexAt(from + index));
  }
  return { ...room, size, members };
}

/**
 * The history with one more switch that is at least as recent as all others. Null if it is older: build the history from all its
 * switches then. The given history stays valid, but only the newest one may be appended to.
 */
export function withNewest(history: CompactHistory, { atMs, memberIds }: TimedSwitch): CompactHistory | null {
  const newestMs = history.times[history.size - 1] ?? Number.NEGATIVE_INFINITY;
  if (atMs < newestMs) return null;
  const indexes = new Map(history.members.map((id, index) => [id, index]));
  const added = [...new Set(memberIds)].filter((id) => !indexes.has(id));
  for (const id of added) indexes.set(id, indexes.size);
  const places = endOfWho(history, history.size) + memberIds.length;
  const room = withRoom(history, history.size + 1, places, atMs === newestMs);
  const size = place(
    room,
    history.size,
    atMs,
    memberIds.length,
    (at) => indexes.get(memberIds[at] ?? '') ?? 0,
  );
  return { ...room, size, members: added.length === 0 ? history.members : [...history.members, ...added] };
}

/** Writes a moment after the others, or into the last one if that is at the same instant; returns the new number of moments. */
function place(
  history: CompactHistory,
  size: number,
  atMs: number,
  count: number,
  memberAt: (index: number) => number,
): number {
  const { times, offsets, who } = history;
  const isMerged = size > 0 && times[size - 1] === atMs;
  const after = isMerged ? size : size + 1;
  let end = endOfWho(history, size);
  const start = isMerged ? (offsets[size - 1] ?? 0) : end;
  for (let index = 0; index < count; index += 1) {
    const member = memberAt(index);
    if (hasBetween(who, start, end, member)) continue;
    who[end] = member;
    end += 1;
  }
  times[after - 1] = atMs;
  offsets[after - 1] = start;
  offsets[after] = end;
  return after;
}

function hasBetween(who: Uint32Array, start: number, end: number, member: number): boolean {
  for (let at = start; at < end; at += 1) if (who[at] === member) return true;
  return false;
}

/** A merged moment changes an offset that the older history reads, so it gets arrays of its own. */
function withRoom(
  history: CompactHistory,
  moments: number,
  places: number,
  mustCopy: boolean,
): CompactHistory {
  const fits = history.times.length >= moments && history.who.length >= places;
  if (fits && !mustCopy) return history;
  const room = Math.max(16, moments * 2);
  const times = new Float64Array(room);
  const offsets = new Uint32Array(room + 1);
  const who = new Uint32Array(Math.max(16, places * 2));
  times.set(history.times.subarray(0, history.size));
  offsets.set(history.offsets.subarray(0, history.size + 1));
  who.set(history.who.subarray(0, endOfWho(history, history.size)));
  return { ...history, times, offsets, who };
}

function endOfWho({ offsets }: CompactHistory, size: number): number {
  return offsets[size] ?? 0;
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

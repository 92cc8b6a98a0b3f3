import type { FrontSwitch } from '@frontboard/model';
import { momentOf } from './moment-of.ts';

/** What is read of a switch. */
export type HistoryEntry = Pick<FrontSwitch, 'id' | 'timestamp' | 'memberIds'>;

/**
 * Switches as typed arrays, oldest first. Two switches at one instant are one moment with the members of both, as PluralKit counts
 * them. The arrays may be longer than what is in use, so that a newer switch is appended without a copy.
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

interface Moment {
  readonly atMs: number;
  readonly id: string;
  readonly memberIds: readonly string[];
}

/** The compact form of switches in any order. A switch whose time cannot be read is left out. */
export function compactHistory(entries: Iterable<HistoryEntry>): CompactHistory {
  const moments = readMoments(entries).sort((a, b) => a.atMs - b.atMs || compareIds(a.id, b.id));
  const places = moments.reduce((sum, { memberIds }) => sum + memberIds.length, 0);
  const empty: CompactHistory = {
    size: 0,
    times: new Float64Array(moments.length),
    offsets: new Uint32Array(moments.length + 1),
    who: new Uint32Array(places),
    members: [],
  };
  const indexes = new Map<string, number>();
  return moments.reduce((history, moment) => append(history, moment, indexes), empty);
}

/**
 * The history with one more switch that is at least as new as all others. Null when it is older: build the history from all its
 * switches then. The given history stays valid, but only the newest one may be appended to.
 */
export function withNewest(history: CompactHistory, entry: HistoryEntry): CompactHistory | null {
  const [moment] = readMoments([entry]);
  if (moment === undefined) return history;
  if (moment.atMs < (history.times[history.size - 1] ?? Number.NEGATIVE_INFINITY)) return null;
  const isMerged = moment.atMs === history.times[history.size - 1];
  const places = endOfWho(history) + moment.memberIds.length;
  return append(
    withRoom(history, history.size + 1, places, isMerged),
    moment,
    new Map(history.members.map((id, index) => [id, index])),
  );
}

function readMoments(entries: Iterable<HistoryEntry>): Moment[] {
  const moments: Moment[] = [];
  for (const { id, timestamp, memberIds } of entries) {
    const atMs = momentOf(timestamp);
    if (atMs !== null) moments.push({ atMs, id: id ?? '', memberIds });
  }
  return moments;
}

function append(history: CompactHistory, moment: Moment, indexes: Map<string, number>): CompactHistory {
  const { times, offsets, who } = history;
  const isMerged = history.size > 0 && times[history.size - 1] === moment.atMs;
  const size = isMerged ? history.size : history.size + 1;
  let members = history.members;
  let end = endOfWho(history);
  const start = isMerged ? (offsets[size - 1] ?? 0) : end;
  for (const id of moment.memberIds) {
    let index = indexes.get(id);
    if (index === undefined) {
      index = members.length;
      indexes.set(id, index);
      members = addedTo(members, id, history.members);
    }
    if (who.subarray(start, end).includes(index)) continue;
    who[end] = index;
    end += 1;
  }
  times[size - 1] = moment.atMs;
  offsets[size - 1] = start;
  offsets[size] = end;
  return { size, times, offsets, who, members };
}

/** The first new member copies the list, so that an older history keeps its own. */
function addedTo(members: readonly string[], id: string, old: readonly string[]): readonly string[] {
  if (members === old) return [...members, id];
  (members as string[]).push(id);
  return members;
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
  who.set(history.who.subarray(0, endOfWho(history)));
  return { ...history, times, offsets, who };
}

function endOfWho({ offsets, size }: CompactHistory): number {
  return offsets[size] ?? 0;
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import type { CompactHistory } from './compact-history.ts';
import type { Lane } from './lanes.ts';

/** Unbroken stretches, oldest first. One without an end yet ends at infinity. */
export interface SessionList {
  readonly starts: number[];
  readonly ends: number[];
}

/** The unbroken stretches over a whole history: what a period has of them is found by a search, without going through its switches. */
interface Sessions {
  /** How many moments it has. */
  size: number;
  /** By the index of the member. */
  readonly members: SessionList[];
  readonly indexes: Map<string, number>;
  /** The times with nobody in front. */
  readonly nobody: SessionList;
  /** The sessions of several members together, by their ids. */
  readonly unions: Map<string, SessionList>;
}

/** By the times of a history: a newer switch is appended to the same array, and then to the same sessions. */
const cached = new WeakMap<Float64Array, Sessions>();

/** The stretches of each lane, and behind them the times with nobody in front. They belong to the history and must not be changed. */
export function sessionsOf(history: CompactHistory, lanes: readonly Lane[]): readonly SessionList[] {
  const sessions = wholeSessions(history);
  return [...lanes.map(({ memberIds }) => sessionsOfLane(sessions, memberIds)), sessions.nobody];
}

function wholeSessions(history: CompactHistory): Sessions {
  const found = cached.get(history.times);
  if (found !== undefined && found.size <= history.size) return extended(found, history);
  const made = extended(noSessions(), history);
  // An older version of a history that was appended to must not replace the newer one.
  if (found === undefined) cached.set(history.times, made);
  return made;
}

function noSessions(): Sessions {
  return { size: 0, members: [], indexes: new Map(), nobody: { starts: [], ends: [] }, unions: new Map() };
}

/** Adds the moments that the sessions lack. */
function extended(sessions: Sessions, history: CompactHistory): Sessions {
  const { times, offsets, who, members, size } = history;
  if (sessions.size < size) sessions.unions.clear();
  for (let index = sessions.members.length; index < members.length; index += 1) {
    sessions.members.push({ starts: [], ends: [] });
    sessions.indexes.set(members[index] ?? '', index);
  }
  const lastMoment = new Int32Array(members.length).fill(-1);
  for (let moment = sessions.size; moment < size; moment += 1) {
    const atMs = times[moment] ?? 0;
    const [former, from, to] = [offsets[moment - 1] ?? 0, offsets[moment] ?? 0, offsets[moment + 1] ?? 0];
    for (let place = from; place < to; place += 1) {
      lastMoment[who[place] ?? 0] = moment;
      begin(sessions.members[who[place] ?? 0], atMs);
    }
    for (let place = former; place < from; place += 1) {
      if (lastMoment[who[place] ?? 0] !== moment) end(sessions.members[who[place] ?? 0], atMs);
    }
    if (from === to) begin(sessions.nobody, atMs);
    else end(sessions.nobody, atMs);
  }
  sessions.size = size;
  return sessions;
}

function begin(list: SessionList | undefined, atMs: number): void {
  if (list === undefined || isOpen(list)) return;
  list.starts.push(atMs);
  list.ends.push(Number.POSITIVE_INFINITY);
}

function end(list: SessionList | undefined, atMs: number): void {
  if (list !== undefined && isOpen(list)) list.ends[list.ends.length - 1] = atMs;
}

function isOpen({ ends }: SessionList): boolean {
  return ends[ends.length - 1] === Number.POSITIVE_INFINITY;
}

function sessionsOfLane(sessions: Sessions, memberIds: readonly string[]): SessionList {
  const lists = [...new Set(memberIds)].flatMap(
    (id) => sessions.members[sessions.indexes.get(id) ?? -1] ?? [],
  );
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  const key = memberIds.join(' ');
  const union = sessions.unions.get(key) ?? unionOf(lists);
  sessions.unions.set(key, union);
  return union;
}

/** The times in which anybody is in front. */
function unionOf(lists: readonly SessionList[]): SessionList {
  const all = lists.flatMap(({ starts, ends }) =>
    starts.map((startMs, index) => [startMs, ends[index] ?? startMs] as const),
  );
  all.sort((a, b) => a[0] - b[0]);
  const union: SessionList = { starts: [], ends: [] };
  for (const [startMs, endMs] of all) {
    const last = union.ends.length - 1;
    const lastMs = union.ends[last] ?? Number.NEGATIVE_INFINITY;
    if (startMs <= lastMs) union.ends[last] = Math.max(lastMs, endMs);
    else {
      union.starts.push(startMs);
      union.ends.push(endMs);
    }
  }
  return union;
}

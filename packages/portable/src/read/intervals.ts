import { hasSameOrder } from '../same-members.ts';
import type { FrontRole } from '../system-file.ts';
import { EARLIEST_MS, settleSpan } from './doubtful-times.ts';
import { FileProblem } from './file-problem.ts';
import type { NotedSpan } from './noted-switches.ts';
import type { FoundSwitch } from './read-switches.ts';
import { isTime, timeMs } from './read-value.ts';
import type { FindMember, Notes } from './reading.ts';

/** A time during which a member was in front, as other programs record it. */
export interface FrontInterval {
  readonly member: string;
  /** The place of its row in the file. Some programs have several members in one, in order. */
  readonly path: string;
  readonly startMs: number;
  /** Null while it lasts. */
  readonly endMs: number | null;
  /** Whether the member is before all others meanwhile. */
  readonly isMain?: boolean;
}

/**
 * The switches that are equivalent to intervals: one for each time at which the members in front change, or their order. If one leaves at
 * the time another comes, that is one switch. Members are in the order in which they came, or
 * in that of the row that names all of them. Main fronters are before the others.
 */
export function switchesOf(intervals: readonly FrontInterval[], path: string): FoundSwitch[] {
  const changes = new Map<number, { readonly came: FrontInterval[]; readonly left: FrontInterval[] }>();
  const at = (ms: number) => {
    const known = changes.get(ms) ?? { came: [], left: [] };
    changes.set(ms, known);
    return known;
  };
  for (const interval of intervals) {
    at(interval.startMs).came.push(interval);
    if (interval.endMs !== null) at(interval.endMs).left.push(interval);
  }
  let named = 0;
  /** How many intervals of each member run: one member's intervals may overlap. */
  const running = new Map<string, number>();
  /** The running intervals in which the member is the main fronter. */
  const main = new Map<string, number>();
  const switches: FoundSwitch[] = [];
  let latest: readonly string[] = [];
  for (const [ms, { came, left }] of [...changes].sort(([one], [other]) => one - other)) {
    const changed = [...came, ...left];
    const ran = changed.map(({ member }) => running.has(member));
    const wasMain = changed.map(({ member }) => main.has(member));
    for (const one of came) count(one, 1);
    for (const one of left) count(one, -1);
    const isSameSet = changed.every(({ member }, index) => running.has(member) === ran[index]);
    const isMainChanged = changed.some(({ member }, index) => main.has(member) !== wasMain[index]);
    if (isSameSet && !takeOrder(running, came) && !isMainChanged) continue;
    // Also without a switch: they are copied and sorted.
    named += running.size;
    if (named > MOST_NAMED) throw new FileProblem('too-many', path);
    const members = [...running.keys()];
    if (main.size > 0) members.sort((one, other) => Number(main.has(other)) - Number(main.has(one)));
    if (isSameSet && hasSameOrder(members, latest)) continue;
    latest = members;
    switches.push({ timestamp: new Date(ms).toISOString(), members, path });
  }
  return switches;

  function count({ member, isMain = false }: FrontInterval, by: 1 | -1): void {
    for (const counts of isMain ? [running, main] : [running]) {
      const now = (counts.get(member) ?? 0) + by;
      if (now > 0) counts.set(member, now);
      else counts.delete(member);
    }
  }
}

/** Puts members in the order of the one row that names all of them. Whether that was another order. */
function takeOrder(running: Map<string, number>, came: readonly FrontInterval[]): boolean {
  const order = [...new Set(came.map(({ member }) => member))];
  const isWhole = order.length === running.size && came.every(({ path }) => path === came[0]?.path);
  if (!isWhole || !order.every((member) => running.has(member)) || hasSameOrder([...running.keys()], order))
    return false;
  for (const member of order) {
    const count = running.get(member) ?? 0;
    running.delete(member);
    running.set(member, count);
  }
  return true;
}

/** Members of all switches together. Some thousand intervals that never end would otherwise be in each of some 100,000 switches. */
const MOST_NAMED = 5_000_000;

/** A row of a history, as a reader found it. */
export interface FrontRow {
  /** NaN when it is not a time. */
  readonly startMs: number;
  /** Null while it lasts, undefined if it has no end without being current. */
  readonly endMs: number | null | undefined;
  /** Everyone in front, in order. */
  readonly names: readonly unknown[];
  /** Whether they are before all others meanwhile. */
  readonly isMain?: boolean;
  /** What was written about it. */
  readonly texts?: readonly string[];
  /** Who was what. Those who were near are not in front. */
  readonly roles?: readonly (readonly [name: unknown, role: FrontRole])[];
  readonly path: string;
}

/** What the valid rows of a history say. */
export interface FrontIntervals {
  /** One for each of their members. */
  readonly intervals: readonly FrontInterval[];
  /** What is written about them. */
  readonly noted: readonly NotedSpan[];
}

/** The most intervals of all rows together: 100,000 rows may name 20 members each. Twice as many would need 0.8 GB. */
export const MOST_INTERVALS = 2_000_000;

/** The intervals of the valid rows. The others are noted with the reason. */
export function intervalsOf(
  rows: readonly FrontRow[],
  {
    findMember,
    nowMs,
    notes,
  }: { readonly findMember: FindMember; readonly nowMs: number; readonly notes: Notes },
): FrontIntervals {
  const intervals: FrontInterval[] = [];
  const noted: NotedSpan[] = [];
  let named = 0;
  for (const { startMs, endMs, names, isMain = false, texts = [], roles = [], path } of rows) {
    named += names.length + roles.length;
    if (named > MOST_INTERVALS) throw new FileProblem('too-many', path);
    const span = settleSpan({ startMs, endMs }, path, { nowMs, notes });
    for (const name of names) {
      const member = findMember(name);
      if (member === null) notes.add('unknown-member', path);
      else if (span !== null) intervals.push({ member, path, ...span, ...(isMain && { isMain }) });
    }
    if (span === null) notes.lose('comments', texts.length);
    else if (texts.length + roles.length > 0)
      noted.push({
        ...span,
        texts,
        roles: rolesByKey(roles, findMember),
      });
  }
  return { intervals, noted };
}

/** Roles by the keys of those who are in the file. */
export function rolesByKey(
  roles: readonly (readonly [name: unknown, role: FrontRole])[],
  findMember: FindMember,
): NotedSpan['roles'] {
  return roles.flatMap(([name, role]) => {
    const member = findMember(name);
    return member === null ? [] : [[member, role] as const];
  });
}

/** The times of a row. One without an end is still current. */
export function spanOf(start: unknown, end: unknown, notes: Notes): Pick<FrontRow, 'startMs' | 'endMs'> {
  return {
    startMs: timeMs(start, notes),
    endMs: end === undefined || end === null || end === '' ? null : timeMs(end, notes),
  };
}

/** Rows that start within a minute of the first of them and end together are one front: some programs write a row for each of its members. */
export function joinedRows(rows: readonly FrontRow[]): readonly FrontRow[] {
  /** When the latest front with each end started. */
  const starts = new Map<FrontRow['endMs'], number>();
  return rows
    .toSorted((one, other) => (one.startMs || 0) - (other.startMs || 0))
    .map((row) => {
      // Nothing says that two without an end end together.
      if (row.endMs === undefined) return row;
      const start = starts.get(row.endMs) ?? Number.NaN;
      // Before 2000 times may be in seconds, and nobody knows what a minute is.
      if (row.startMs - start <= MINUTE_MS && start >= EARLIEST_MS) return { ...row, startMs: start };
      starts.set(row.endMs, row.startMs);
      return row;
    });
}

const MINUTE_MS = 60_000;

/** A row without an end that is not the current one ends when the next one starts. The newest stays without. */
export function endedByNext(rows: readonly FrontRow[], notes: Notes): readonly FrontRow[] {
  const starts = [...new Set(rows.map(({ startMs }) => startMs).filter(isTime))].sort(
    (one, other) => one - other,
  );
  const nextOf = new Map(starts.map((start, index) => [start, starts[index + 1]]));
  return rows.map((row) => {
    const next = row.endMs === undefined ? nextOf.get(row.startMs) : undefined;
    if (next === undefined) return row;
    notes.assume('end');
    return { ...row, endMs: next };
  });
}

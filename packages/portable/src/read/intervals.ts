import { hasSameOrder } from '../same-members.ts';
import { settleSpan } from './doubtful-times.ts';
import { FileProblem } from './file-problem.ts';
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
}

/**
 * The switches that are equivalent to intervals: one for each time at which the members in front change, or their order. If one leaves at
 * the time another comes, that is one switch. Members are in the order in which they came, or
 * in that of the row that names all of them.
 */
export function switchesOf(intervals: readonly FrontInterval[], path: string): FoundSwitch[] {
  const changes = new Map<number, { readonly came: FrontInterval[]; readonly left: string[] }>();
  const at = (ms: number) => {
    const known = changes.get(ms) ?? { came: [], left: [] };
    changes.set(ms, known);
    return known;
  };
  for (const interval of intervals) {
    at(interval.startMs).came.push(interval);
    if (interval.endMs !== null) at(interval.endMs).left.push(interval.member);
  }
  let named = 0;
  /** How many intervals of each member run: those of one member may overlap. */
  const running = new Map<string, number>();
  const switches: FoundSwitch[] = [];
  for (const [ms, { came, left }] of [...changes].sort(([one], [other]) => one - other)) {
    const [cameRan, leftRan] = [
      came.map(({ member }) => running.has(member)),
      left.map((it) => running.has(it)),
    ];
    for (const { member } of came) running.set(member, (running.get(member) ?? 0) + 1);
    for (const member of left) {
      const count = (running.get(member) ?? 0) - 1;
      if (count > 0) running.set(member, count);
      else running.delete(member);
    }
    const isSameSet =
      came.every(({ member }, index) => running.has(member) === cameRan[index]) &&
      left.every((member, index) => running.has(member) === leftRan[index]);
    if (isSameSet && !takeOrder(running, came)) continue;
    named += running.size;
    if (named > MOST_NAMED) throw new FileProblem('too-many', path);
    switches.push({ timestamp: new Date(ms).toISOString(), members: [...running.keys()], path });
  }
  return switches;
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
  readonly path: string;
}

/** The intervals of the valid rows, one for each of their members. The others are noted with the reason. */
export function intervalsOf(
  rows: readonly FrontRow[],
  {
    findMember,
    nowMs,
    notes,
  }: { readonly findMember: FindMember; readonly nowMs: number; readonly notes: Notes },
): readonly FrontInterval[] {
  const intervals: FrontInterval[] = [];
  for (const { startMs, endMs, names, path } of rows) {
    const span = settleSpan({ startMs, endMs }, path, { nowMs, notes });
    for (const name of names) {
      const member = findMember(name);
      if (member === null) notes.add('unknown-member', path);
      else if (span !== null) intervals.push({ member, path, ...span });
    }
  }
  return intervals;
}

/** The times of a row. One without an end is still current. */
export function spanOf(start: unknown, end: unknown, notes: Notes): Pick<FrontRow, 'startMs' | 'endMs'> {
  return {
    startMs: timeMs(start, notes),
    endMs: end === undefined || end === null ? null : timeMs(end, notes),
  };
}

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

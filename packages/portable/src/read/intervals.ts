import { FileProblem } from './file-problem.ts';
import type { FoundSwitch } from './read-switches.ts';
import type { FindMember, Notes } from './reading.ts';

/** A time during which a member was in front, as other programs record it. */
export interface FrontInterval {
  readonly member: string;
  readonly startMs: number;
  /** Null while it lasts. */
  readonly endMs: number | null;
}

/**
 * The switches that are equivalent to intervals: one for each time at which the set of members in front changes. If one leaves at
 * the time another comes, that is one switch. Members are in the order in which they came.
 */
export function switchesOf(intervals: readonly FrontInterval[], path: string): FoundSwitch[] {
  const changes = new Map<number, { readonly came: string[]; readonly left: string[] }>();
  const at = (ms: number) => {
    const known = changes.get(ms) ?? { came: [], left: [] };
    changes.set(ms, known);
    return known;
  };
  for (const { member, startMs, endMs } of intervals) {
    at(startMs).came.push(member);
    if (endMs !== null) at(endMs).left.push(member);
  }
  let named = 0;
  /** How many intervals of each member run: those of one member may overlap. */
  const running = new Map<string, number>();
  const switches: FoundSwitch[] = [];
  for (const [ms, { came, left }] of [...changes].sort(([one], [other]) => one - other)) {
    const before = new Map([...came, ...left].map((member) => [member, running.has(member)]));
    for (const member of came) running.set(member, (running.get(member) ?? 0) + 1);
    for (const member of left) {
      const count = (running.get(member) ?? 0) - 1;
      if (count > 0) running.set(member, count);
      else running.delete(member);
    }
    if ([...before].every(([member, wasRunning]) => wasRunning === running.has(member))) continue;
    named += running.size;
    if (named > MOST_NAMED) throw new FileProblem('too-many', path);
    switches.push({ timestamp: new Date(ms).toISOString(), members: [...running.keys()], path });
  }
  return switches;
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
  return rows.flatMap(({ startMs, endMs, names, path }) => {
    const members = names.map(findMember);
    if (members.includes(null)) notes.add('unknown-member', path);
    const problem = intervalProblem(startMs, endMs, nowMs);
    if (problem !== null) notes.add(problem, path);
    if (problem !== null || endMs === undefined) return [];
    const end = endMs !== null && endMs > nowMs ? null : endMs;
    return members.filter((key) => key !== null).map((member) => ({ member, startMs, endMs: end }));
  });
}

/** Milliseconds since 1970 of a time that is UTC if it has no zone; NaN if it is none. */
export function utcMs(value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}Z`);
}

/**
 * The times of a row, read with `read`. One without an end is still current.
 */
export function spanOf(
  start: unknown,
  end: unknown,
  read: (value: unknown) => number = utcMs,
): Pick<FrontRow, 'startMs' | 'endMs'> {
  return { startMs: read(start), endMs: end === undefined || end === null ? null : read(end) };
}

/** Why an interval is invalid: its end must be after its start, and its start not in the future. */
function intervalProblem(
  startMs: number,
  endMs: number | null | undefined,
  nowMs: number,
): 'unreadable' | 'implausible' | 'future' | 'no-end' | null {
  if (!isTime(startMs)) return 'unreadable';
  if (endMs === undefined) return 'no-end';
  if (endMs !== null && !isTime(endMs)) return 'unreadable';
  if (startMs < EARLIEST_MS) return 'implausible';
  if (startMs > nowMs) return 'future';
  return endMs !== null && endMs <= startMs ? 'no-end' : null;
}

/** Before these programs. An earlier time is none, such as 0, or has another unit, such as seconds. */
const EARLIEST_MS = Date.parse('2000-01-01T00:00:00Z');

/** The last moment of a four-digit year. */
const LATEST_MS = Date.parse('9999-12-31T23:59:59Z');

function isTime(ms: number): boolean {
  return Number.isFinite(ms) && Math.abs(ms) <= LATEST_MS;
}

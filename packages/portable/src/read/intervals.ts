import type { FoundSwitch } from './read-switches.ts';

/** A time during which somebody was in front, as other programs record it. */
export interface FrontInterval {
  readonly member: string;
  readonly startMs: number;
  /** Null while it lasts. */
  readonly endMs: number | null;
}

/**
 * The switches that say the same as intervals: one for each moment at which the set of members in front changes. Somebody who leaves at
 * the moment somebody else comes makes one switch. Members are in the order in which they came.
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
  /** How many intervals of each member run: those of one member may overlap. */
  const running = new Map<string, number>();
  const switches: FoundSwitch[] = [];
  let front = '';
  for (const [ms, { came, left }] of [...changes].sort(([one], [other]) => one - other)) {
    for (const member of came) running.set(member, (running.get(member) ?? 0) + 1);
    for (const member of left) {
      const count = (running.get(member) ?? 0) - 1;
      if (count > 0) running.set(member, count);
      else running.delete(member);
    }
    const members = [...running.keys()];
    const next = [...members].sort().join('\n');
    if (next === front) continue;
    front = next;
    switches.push({ timestamp: new Date(ms).toISOString(), members, path });
  }
  return switches;
}

/** Whether an interval can be one. Its end lies after its start, and its start not in the future. */
export function intervalProblem(
  startMs: number,
  endMs: number | null,
  nowMs: number,
): 'unreadable' | 'future' | 'no-end' | null {
  if (!Number.isFinite(startMs) || Math.abs(startMs) > LATEST_MS) return 'unreadable';
  if (endMs !== null && (!Number.isFinite(endMs) || Math.abs(endMs) > LATEST_MS)) return 'unreadable';
  if (startMs > nowMs) return 'future';
  return endMs !== null && endMs <= startMs ? 'no-end' : null;
}

/** The last moment of a four-digit year. */
const LATEST_MS = Date.parse('9999-12-31T23:59:59Z');

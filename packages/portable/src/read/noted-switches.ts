import type { FileSwitch, FrontRole } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import type { Notes } from './reading.ts';

/** What a program says about a time of its history, beside who was in front. */
export interface NotedSpan {
  readonly startMs: number;
  /** Null while it lasts. */
  readonly endMs: number | null;
  readonly texts: readonly string[];
  /** By the keys of members. */
  readonly roles: readonly (readonly [key: string, role: FrontRole])[];
}

/** Roles of all switches together: each of many long times may be over all of them. */
const MOST_ROLES = 5_000_000;

/** The roles by rank: if a member has several at one time, the first counts. */
const RANKS: readonly FrontRole[] = ['primary', 'cofronting', 'near'];

/**
 * The switches with what was said about their times. A text belongs to the switch at which its time begins, and a role to all that are in its
 * time. A role of somebody in front is none once they are not; who is in front is not near. A role that everybody of a front has says nothing.
 *
 * @param switches oldest first
 */
export function withNoted(
  switches: readonly FileSwitch[],
  spans: readonly NotedSpan[],
  notes: Notes,
): readonly FileSwitch[] {
  if (spans.length === 0) return switches;
  const starts = switches.map(({ timestamp }) => Math.floor(Date.parse(timestamp)));
  const fronts = new Map<number, ReadonlySet<string>>();
  const frontOf = (at: number) => {
    const front = fronts.get(at) ?? new Set(switches[at]?.members);
    fronts.set(at, front);
    return front;
  };
  const texts = new Map<number, Set<string>>();
  const roles = new Map<number, Map<string, FrontRole>>();
  let steps = 0;
  for (const span of spans) {
    const first = indexAt(starts, span.startMs);
    if (first < 0) notes.lose('comments', span.texts.length);
    else if (span.texts.length > 0) {
      const there = texts.get(first) ?? new Set();
      texts.set(first, there);
      for (const text of span.texts) there.add(text);
    }
    if (span.roles.length === 0) continue;
    for (let at = Math.max(first, 0); at < starts.length && isBefore(starts[at], span.endMs); at += 1) {
      steps += span.roles.length;
      if (steps > MOST_ROLES) throw new FileProblem('too-many', '$');
      const there = roles.get(at) ?? new Map<string, FrontRole>();
      roles.set(at, there);
      for (const [key, role] of span.roles) {
        if (frontOf(at).has(key) === (role === 'near')) continue;
        const other = there.get(key);
        if (other === undefined || RANKS.indexOf(role) < RANKS.indexOf(other)) there.set(key, role);
      }
    }
  }
  return switches.map((one, at) => {
    const written = texts.get(at) ?? new Set<string>();
    const found = roles.get(at) ?? new Map<string, FrontRole>();
    const isSaying =
      new Set(found.values()).size > 1 ||
      found.size !== one.members.length ||
      found.values().next().value === 'near';
    const given = isSaying ? found : new Map<string, FrontRole>();
    return {
      ...one,
      ...(written.size > 0 && { texts: [...written] }),
      ...(given.size > 0 && { roles: [...given] }),
    };
  });
}

function isBefore(ms: number | undefined, endMs: number | null): boolean {
  return ms !== undefined && (endMs === null || ms < endMs);
}

/** The place of the last time that is not after `ms`; -1 if all are. */
function indexAt(starts: readonly number[], ms: number): number {
  let [from, to] = [0, starts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((starts[middle] ?? 0) <= ms) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

import { timestampSortKey } from '@frontboard/model';
import { hasSameMembers } from '../same-members.ts';
import type { FileSwitch, SystemFile } from '../system-file.ts';

/** A switch with different members in two files. */
export interface SwitchChange {
  readonly timestamp: string;
  /** Keys of members in their own file. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** How two histories differ. Switches with the same time are the same. */
export interface SwitchComparison {
  readonly added: readonly FileSwitch[];
  readonly removed: readonly FileSwitch[];
  readonly changed: readonly SwitchChange[];
  readonly equal: number;
}

interface SwitchComparing {
  /** The key that a member of `before` has in `after`. */
  readonly sameMember: ReadonlyMap<string, string>;
  /** Called for each switch of `before`. */
  readonly onStep: () => void;
}

/**
 * Compares two histories within their common time and members. The order of members does not count: PluralKit's files
 * have none.
 */
export function compareSwitches(
  before: SystemFile,
  after: SystemFile,
  { sameMember, onStep }: SwitchComparing,
): SwitchComparison {
  const known = { before: new Set(sameMember.keys()), after: new Set(sameMember.values()) };
  const coverage = { before: coverageOf(before, known.after), after: coverageOf(after, known.before) };
  const others = new Map(after.switches.map((one) => [one.timestamp, one]));
  const added = new Set(after.switches);
  const removed: FileSwitch[] = [];
  const changed: SwitchChange[] = [];
  let equal = 0;
  for (const one of before.switches) {
    onStep();
    const other = others.get(one.timestamp);
    if (other === undefined) {
      removed.push(one);
      continue;
    }
    added.delete(other);
    const names = coverage.after.members(one).map((key) => sameMember.get(key) ?? '');
    if (hasSameMembers(names, coverage.before.members(other))) equal += 1;
    else changed.push({ timestamp: one.timestamp, before: one.members, after: other.members });
  }
  return {
    added: [...added].filter(coverage.before.has),
    removed: removed.filter(coverage.after.has),
    changed,
    equal,
  };
}

/** What a file would contain of a switch of another file. `known` are the members who are in both files. */
function coverageOf({ wholeParts, since, until, switches }: SystemFile, known: ReadonlySet<string>) {
  const members = (one: FileSwitch) =>
    wholeParts.has('members') ? one.members : one.members.filter((key) => known.has(key));
  const from = timestampSortKey(since) ?? '';
  const to = timestampSortKey(until);
  return {
    /** Its members, without those who were left out of this file. */
    members,
    /** Whether this file would contain it. */
    has(one: FileSwitch): boolean {
      if (!wholeParts.has('switches') && switches.length === 0) return false;
      const key = timestampSortKey(one.timestamp) ?? '';
      const isInPeriod = key >= from && (to === null || key < to);
      return isInPeriod && (one.members.length === 0 || members(one).length > 0);
    },
  };
}

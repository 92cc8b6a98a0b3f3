import { CONFIG_FIELDS, type FileFields, GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import type { FileGroup, FileMember, SystemFile } from '../system-file.ts';
import { countSteps, type WorkOptions } from '../work-progress.ts';
import { compareFields, type FieldChange } from './compare-fields.ts';
import { compareSwitches, type SwitchComparison } from './compare-switches.ts';
import { type Matched, matchRecords } from './match-records.ts';

/** A record that differs between two files. */
export interface RecordChange<T> {
  readonly before: T;
  readonly after: T;
  readonly fields: readonly FieldChange[];
}

/** A group that differs between two files. */
export interface GroupChange extends RecordChange<FileGroup> {
  /** Members who joined, as the later file has them, and who left, as the earlier one has them. */
  readonly joined: readonly FileMember[];
  readonly left: readonly FileMember[];
}

/** The records of one kind. */
export interface RecordComparison<T, Change> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly Change[];
  readonly equal: number;
}

/** How two files differ. */
export interface Comparison {
  /** Whether both are from the same system; null if one of them does not say. */
  readonly isSameSystem: boolean | null;
  readonly system: readonly FieldChange[];
  readonly config: readonly FieldChange[];
  readonly members: RecordComparison<FileMember, RecordChange<FileMember>>;
  readonly groups: RecordComparison<FileGroup, GroupChange>;
  readonly switches: SwitchComparison;
}

/** Compares two files field by field. What one of them cannot contain, such as privacy in a file of Tupperbox, is not a difference. */
export function compareFiles(
  before: SystemFile,
  after: SystemFile,
  onProgress?: WorkOptions['onProgress'],
): Comparison {
  const records = before.members.length + before.groups.length + before.switches.length;
  const onStep = countSteps(records, onProgress);
  const isSameSystem = sameSystem(before, after);
  const idsCount = isSameSystem !== false;
  const members = matchRecords(before.members, after.members, { idsCount });
  const groups = matchRecords(before.groups, after.groups, { idsCount });
  const sameMember = new Map(members.pairs.map((pair) => [pair.before.key, pair.after.key]));
  const compareMembership = membershipOf(before, after, sameMember);
  return {
    isSameSystem,
    system: compareParts(before.system, after.system, SYSTEM_FIELDS),
    config: compareParts(before.config, after.config, CONFIG_FIELDS),
    members: comparedRecords('members', before, after, members, (pair) => {
      onStep();
      const fields = compareFields(pair.before.fields, pair.after.fields, MEMBER_FIELDS);
      return fields.length === 0 ? null : { ...pair, fields };
    }),
    groups: comparedRecords('groups', before, after, groups, (pair) => {
      onStep();
      const fields = compareFields(pair.before.fields, pair.after.fields, GROUP_FIELDS);
      const membership = compareMembership(pair);
      const isEqual = fields.length + membership.joined.length + membership.left.length === 0;
      return isEqual ? null : { ...pair, fields, ...membership };
    }),
    switches: compareSwitches(before, after, { sameMember, onStep }),
  };
}

/** Whether nothing differs. */
export function isEqualComparison({ system, config, members, groups, switches }: Comparison): boolean {
  const lists = [members, groups, switches].flatMap((one) => [one.added, one.removed, one.changed]);
  return [system, config, ...lists].every((list) => list.length === 0);
}

/** Whether two files are from the same system; null if one of them does not say. */
export function sameSystem(before: SystemFile, after: SystemFile): boolean | null {
  if (before.uuid !== null && after.uuid !== null) return before.uuid === after.uuid;
  return before.id !== null && after.id !== null ? before.id === after.id : null;
}

function compareParts(
  before: FileFields | null,
  after: FileFields | null,
  table: typeof SYSTEM_FIELDS,
): readonly FieldChange[] {
  return before === null || after === null ? [] : compareFields(before, after, table);
}

/** What is missing in a file that has only some of a kind is not removed, and what is new to it not added. */
function comparedRecords<T, Change>(
  part: 'members' | 'groups',
  before: SystemFile,
  after: SystemFile,
  { pairs, added, removed }: Matched<T>,
  changeOf: (pair: { readonly before: T; readonly after: T }) => Change | null,
): RecordComparison<T, Change> {
  const changed = pairs.map(changeOf).filter((change) => change !== null);
  return {
    added: before.wholeParts.has(part) ? added : [],
    removed: after.wholeParts.has(part) ? removed : [],
    changed,
    equal: pairs.length - changed.length,
  };
}

/** Compares who is in a group, in steps whose number depends only on the size of the group. */
function membershipOf(before: SystemFile, after: SystemFile, sameMember: ReadonlyMap<string, string>) {
  const pick = { before: pickerOf(before.members), after: pickerOf(after.members) };
  const canJoin = before.wholeParts.has('members');
  const canLeave = after.wholeParts.has('members');
  return (pair: {
    readonly before: FileGroup;
    readonly after: FileGroup;
  }): { readonly joined: readonly FileMember[]; readonly left: readonly FileMember[] } => {
    if (pair.before.members === null || pair.after.members === null) return { joined: [], left: [] };
    const former = new Set(pair.before.members.map((key) => sameMember.get(key)));
    const later = new Set<string | undefined>(pair.after.members);
    return {
      joined: canJoin ? pick.after(pair.after.members.filter((key) => !former.has(key))) : [],
      left: canLeave ? pick.before(pair.before.members.filter((key) => !later.has(sameMember.get(key)))) : [],
    };
  };
}

/** Finds members by their keys, in the order of their file. */
function pickerOf(members: readonly FileMember[]): (keys: readonly string[]) => readonly FileMember[] {
  const places = new Map(members.map(({ key }, index) => [key, index]));
  return (keys) =>
    keys
      .flatMap((key) => places.get(key) ?? [])
      .sort((one, other) => one - other)
      .flatMap((index) => members[index] ?? []);
}

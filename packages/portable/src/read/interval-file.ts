import type { FileFields } from '../fields.ts';
import type { FileField, FileFormat, FileGroup, FileMember, FoundSystem } from '../system-file.ts';
import { type FrontRow, intervalsOf, switchesOf } from './intervals.ts';
import { withNoted } from './noted-switches.ts';
import { orderSwitches } from './read-switches.ts';
import { type FindMember, findByKey, NOTHING_FOUND, type Notes } from './reading.ts';

/** The result of reading a file of a program that records front periods instead of switches. */
export interface IntervalParts {
  readonly format: FileFormat;
  readonly sourceSystem: FoundSystem['sourceSystem'];
  readonly system: FileFields | null;
  readonly members: readonly FileMember[];
  readonly fields?: readonly FileField[];
  readonly groups: (findMember: FindMember) => readonly FileGroup[];
  readonly rows: readonly FrontRow[];
}

/** The file with these parts. */
export function intervalFile(
  { format, sourceSystem, system, members, fields = [], groups, rows }: IntervalParts,
  { nowMs, notes }: { readonly nowMs: number; readonly notes: Notes },
): FoundSystem {
  const findMember = findByKey(members);
  const { intervals, noted } = intervalsOf(rows, { findMember, nowMs, notes });
  return {
    ...NOTHING_FOUND,
    format,
    sourceSystem,
    system,
    members,
    groups: groups(findMember),
    fields,
    switches: withNoted(orderSwitches(switchesOf(intervals, '$'), findMember, notes), noted, notes),
  };
}

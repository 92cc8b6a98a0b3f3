import { GROUP_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup } from '../system-file.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { idAt, keyInFile, listIn, type Notes, own, type PlacedRecord, uniqueRecords } from './reading.ts';

/** The keys of the members of each group, in files whose members name their groups. */
export function membersByGroup(
  people: readonly PlacedRecord[],
  field: string,
  notes: Notes,
): ReadonlyMap<string, readonly string[]> {
  return groupBy(
    people.flatMap((person) =>
      (listIn(own(person.raw, field), `${person.path}.${field}`, notes) ?? []).map(
        (group) => [idAt(group) ?? '', keyInFile(person)] as const,
      ),
    ),
  );
}

/** Groups that may be in others, with members that are named elsewhere in the file. */
export function nestedGroups(
  rows: readonly PlacedRecord[],
  membersOf: ReadonlyMap<string, readonly string[]>,
  notes: Notes,
  { parent = 'parentId', color = 'color' }: { readonly parent?: string; readonly color?: string } = {},
): readonly FileGroup[] {
  const groups = uniqueRecords(rows, notes);
  const names = nestedNames(groups, parent);
  return groups.map((row) => {
    const key = keyInFile(row);
    const fields = {
      name: names.get(key),
      description: own(row.raw, 'description'),
      color: own(row.raw, color),
    };
    return {
      key,
      id: null,
      uuid: null,
      fields: readFields(fields, GROUP_FIELDS, row.path, notes),
      members: [...new Set(membersOf.get(key))],
    };
  });
}

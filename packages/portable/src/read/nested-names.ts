import { LIMITS } from '@frontboard/model';
import { idAt, keyInFile, own, type PlacedRecord } from './reading.ts';

/** A group that may be inside another one. */
interface NestedName {
  readonly id: string;
  readonly name: unknown;
  readonly parent: string | null;
}

/**
 * The names of groups by their keys, for a service without nested groups: `Parent / Child` if that is short enough, otherwise the group's
 * own name. A parent that is missing or its own descendant counts as none.
 *
 * @param parentField has the id of the group that a group is in
 */
export function nestedNames<Row extends PlacedRecord>(
  rows: readonly Row[],
  parentField: string,
  idOf: (row: Row) => string = keyInFile,
): ReadonlyMap<string, unknown> {
  const groups = rows.map((row) => ({
    id: idOf(row),
    name: own(row.raw, 'name'),
    parent: idAt(own(row.raw, parentField)),
  }));
  const byId = new Map(groups.map((group) => [group.id, group]));
  return new Map(groups.map((group) => [group.id, pathOf(group, byId) ?? group.name]));
}

function pathOf(group: NestedName, byId: ReadonlyMap<string, NestedName>): string | null {
  const names: string[] = [];
  const seen = new Set<string>();
  let length = 0;
  for (let one: NestedName | undefined = group; one !== undefined; one = byId.get(one.parent ?? '')) {
    if (seen.has(one.id) || typeof one.name !== 'string') break;
    seen.add(one.id);
    names.unshift(one.name);
    length += one.name.length + SEPARATOR.length;
    if (length - SEPARATOR.length > LIMITS.name) return null;
  }
  return names.length === 0 ? null : names.join(SEPARATOR);
}

const SEPARATOR = ' / ';

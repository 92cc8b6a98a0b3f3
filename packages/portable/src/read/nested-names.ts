import { LIMITS } from '@frontboard/model';

/** A group that may be inside another one. */
export interface NestedName {
  readonly id: string;
  readonly name: unknown;
  readonly parent: string | null;
}

/**
 * The names of groups by id, for a service without nested groups: `Parent / Child` if that is short enough, otherwise the group's
 * own name. A parent that is missing or its own descendant counts as none.
 */
export function nestedNames(groups: readonly NestedName[]): ReadonlyMap<string, unknown> {
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

/** Whether two switches have the same members. Their order does not count: PluralKit's files have none. */
export function hasSameMembers(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(other);
  return one.length === members.size && one.every((key) => members.has(key));
}

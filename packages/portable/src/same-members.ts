/** Whether two switches have the same members. Their order does not count: PluralKit's files have none. */
export function hasSameMembers(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(other);
  return one.length === members.size && one.every((key) => members.has(key));
}

/** Whether two switches have the same members in the same order. Where the order is known, another one is another switch. */
export function hasSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}

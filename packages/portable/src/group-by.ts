/** Values by a key that several of them may have, in their order. */
export function groupBy<Value>(
  entries: Iterable<readonly [key: string, value: Value]>,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** The fields `keys` of a record, in that order. */
export function pick<T extends object, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  // `Object.fromEntries` loses the keys.
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, K>;
}

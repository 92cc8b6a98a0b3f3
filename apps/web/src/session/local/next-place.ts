/** The place after all entries of a table that a person puts in order. Places have gaps once an entry is deleted. */
export function nextPlace(table: Readonly<Record<string, { readonly place: number }>>): number {
  return Object.values(table).reduce((last, { place }) => Math.max(last, place), -1) + 1;
}

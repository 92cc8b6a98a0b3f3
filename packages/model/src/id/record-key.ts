/**
 * What names a record for as long as it exists: its uuid, because a short id can change. Old answers and some
 * routes have no uuid; then it is the short id.
 */
export function recordKey({ uuid, id }: { readonly uuid: string | null; readonly id: string }): string {
  return uuid ?? id;
}

/** Whether a reference, which is a short id or a uuid, names the record. */
export function isCalled(
  { uuid, id }: { readonly uuid: string | null; readonly id: string },
  ref: string | null,
): boolean {
  return id === ref || (uuid !== null && uuid === ref);
}

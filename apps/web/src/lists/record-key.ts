/** What represents a member or group where some are chosen: the uuid, or the short id where the service gave none. */
export function recordKey({ uuid, id }: { readonly uuid: string | null; readonly id: string }): string {
  return uuid ?? id;
}

/** What represents a member or group in the value of a picker: the uuid, or the short id where the service gave none. */
export function pickerKey({ uuid, id }: { readonly uuid: string | null; readonly id: string }): string {
  return uuid ?? id;
}

/** Reads whose time an address shows: a short id, or the sign for all members that must not be distinguished. */
export function readMember(of: unknown): { readonly of?: string } {
  return typeof of === 'string' && /^[a-z?]{1,12}$/.test(of) ? { of } : {};
}

/** Before the id of the switch after whose front a gap is. */
export const GAP_ID = 'gap-';

/** The gap below all known entries. */
export const OLDER_ID = `${GAP_ID}older`;

/** Whether a text can be the id of an entry: of a switch, or of the gap after one. */
export function isEntryId(text: string): boolean {
  return text === OLDER_ID || /^(gap-)?[0-9a-f-]{36}$/.test(text);
}

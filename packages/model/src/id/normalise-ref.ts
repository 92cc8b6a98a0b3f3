/** Short id, uuid and Discord id after normalisation. */
const HID = /^[a-z]{5,6}$/;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const DISCORD_ID = /^\d{17,19}$/;

/** Longer texts are not references; they are not searched. */
const MAX_REF_LENGTH = 64;

/** Which kind of reference a normalised text is, or null. */
export function refForm(normalised: string): 'id' | 'uuid' | 'discord' | 'me' | null {
  if (isShortId(normalised)) return 'id';
  if (UUID.test(normalised)) return 'uuid';
  if (DISCORD_ID.test(normalised)) return 'discord';
  return normalised === '@me' ? 'me' : null;
}

/** Whether a text is a short id in its normal form: 5 or 6 lower-case letters. */
export function isShortId(text: string): boolean {
  return HID.test(text);
}

/**
 * The normal form of a reference, for routes, keys and comparison: trimmed, lower case, short ids without dashes, uuids
 * with theirs and without braces. Discord ids and `@me` stay. Any other text is returned trimmed and in lower case, so
 * that it can be shown and refused. Normalising twice changes nothing. Source of the accepted forms: `docs/api-notes.md`.
 */
export function normaliseRef(text: string): string {
  const lower = text.trim().toLowerCase().trim();
  if (lower.length > MAX_REF_LENGTH) return lower;
  const bare = lower.replaceAll('-', '');
  // The service strips dashes from texts of 5 to 7 characters only, so a longer one is not turned into an id.
  if (lower.length <= 7 && HID.test(bare)) return bare;
  const hex = /^\{?([\da-f]{32})\}?$/.exec(bare)?.[1];
  return hex === undefined ? lower : hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

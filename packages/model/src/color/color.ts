/** A colour in our form: `#` and six lower-case hex digits. */
export type HexColor = `#${string}`;

/**
 * Reads a hex colour: three or six digits, with or without `#`, any case, blanks around it allowed.
 * Returns `#rrggbb` in lower case, or null for anything else (names and `rgb()` are not hex codes).
 */
export function parseColor(text: string): HexColor | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}

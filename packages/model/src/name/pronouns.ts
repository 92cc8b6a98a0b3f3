/** A name with the pronouns that it contained. */
export interface NameAndPronouns {
  readonly name: string;
  readonly pronouns: string;
}

/** A word of any script, with the marks that occur inside one. */
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’*.-]{0,23}";
const SLASH = '\\s*[/／]\\s*';
const SET = `${WORD}(?:${SLASH}${WORD}){1,5}`;
const SETS = `${SET}(?:\\s*[,;&|+、，]\\s*${SET}){0,4}`;
const BRACKETED = new RegExp(`[([{<（［｛＜]\\s*(${SETS})\\s*[)\\]}>）］｝＞]`, 'u');

/** Names are at most 100 characters in the service; longer texts are not names. */
const MAX_NAME_LENGTH = 400;

/**
 * Finds pronouns written into a name, words joined by slashes in brackets of any kind: `Luna (she/they/it)`, `[he/him] Ash`,
 * `Uma {xe/xem}`, `<it/its> Fen`, `луна (она/её)`, `月（彼女/彼）`. Returns the name without them, with the gap closed
 * (`(she/her) | Luna` gives `Luna`), and the pronouns as written. Null if there are none, or if nothing else would remain as the name.
 */
export function parsePronouns(text: string): NameAndPronouns | null {
  if (text.length > MAX_NAME_LENGTH || !/[/／]/.test(text)) return null;
  const match = BRACKETED.exec(text);
  const pronouns = match?.[1];
  if (!match || pronouns === undefined) return null;
  const name = closeGap(text.slice(0, match.index), text.slice(match.index + match[0].length));
  return /[^\s\p{P}|~]/u.test(name) ? { name, pronouns } : null;
}

/** Separators that may touch the name, and those that are only separators with a blank before (or after) them. */
const TRAILING_SEPARATOR = /(?:\s*[|｜·•,;]+|\s+[-–—~:/]+)\s*$/u;
const LEADING_SEPARATOR = /^\s*(?:[|｜·•,;]+\s*|[-–—~:/]+\s+)/u;

/** Joins the text before and after the pronouns, without the separator that only served to separate them. */
function closeGap(before: string, after: string): string {
  if (after.trim() === '') return withoutUnpaired(before, TRAILING_SEPARATOR).trim();
  if (before.trim() === '') return withoutUnpaired(after, LEADING_SEPARATOR).trim();
  const left = LEADING_SEPARATOR.test(after) ? before.replace(TRAILING_SEPARATOR, '') : before;
  const gap = /\s$/u.test(before) || /^\s/u.test(after) ? ' ' : '';
  return `${left.trimEnd()}${gap}${after.trimStart()}`.trim();
}

/** Removes the separator, unless the same one is at the other end: `~ Luna ~` is a decoration, not a separator. */
function withoutUnpaired(text: string, separator: RegExp): string {
  const found = separator.exec(text)?.[0].trim();
  if (!found) return text;
  const rest = text.replace(separator, '').trim();
  return rest.startsWith(found) || rest.endsWith(found) ? text : rest;
}

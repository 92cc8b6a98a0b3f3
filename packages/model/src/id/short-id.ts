/** Thrown by `normaliseId` for a text that does not have the form of a short id. Show its message; nothing can be fetched. */
export class InvalidIdError extends Error {
  override readonly name = 'InvalidIdError';

  constructor() {
    super('Invalid ID: an ID has 5 or 6 characters, or 7 with a dash at position 4.');
  }
}

/**
 * The short id in a text, in lower case and without its dash. Accepts 5 or 6 characters, or 7 with a dash at
 * position 4, blanks around them ignored; letters and digits only, though the service itself uses letters alone.
 * @throws {InvalidIdError} for anything else. For typed text, `parseRef` is more tolerant.
 */
export function normaliseId(text: string): string {
  const id = text.trim().toLowerCase();
  const match = /^([\da-z]{5,6})$|^([\da-z]{3})-([\da-z]{3})$/.exec(id);
  if (!match) throw new InvalidIdError();
  return match[1] ?? `${match[2]}${match[3]}`;
}

/** The person's format of ids: `sep` splits six letters in two (`abc-def`), `caps` writes capitals. */
export interface IdStyle {
  readonly sep: boolean;
  readonly caps: boolean;
}

/** A short id in its shown format. Five letters are never split; anything but a short id (a uuid, `@me`) is returned unchanged. */
export function formatId(id: string, { sep, caps }: IdStyle): string {
  if (!/^[\da-z]{5,6}$/i.test(id)) return id;
  const split = sep && id.length === 6 ? `${id.slice(0, 3)}-${id.slice(3)}` : id;
  return caps ? split.toUpperCase() : split;
}

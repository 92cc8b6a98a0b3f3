/** Thrown by `normaliseId` for a text that has not the form of a short id. Show its message; nothing can be fetched. */
export class InvalidIdError extends Error {
  override readonly name = 'InvalidIdError';

  constructor() {
    super('Invalid ID: an ID has 5 or 6 characters, or 7 with a dash at position 4.');
  }
}

/**
 * The short id in a text, in lower case and without its dash. Accepts 5 or 6 characters, or 7 with a dash at
 * position 4, blanks around them aside; letters and digits only, though the service itself uses letters alone.
 * @throws {InvalidIdError} for anything else. `parseRef` is the kinder door for what people type.
 */
export function normaliseId(text: string): string {
  const id = text.trim().toLowerCase();
  const match = /^([\da-z]{5,6})$|^([\da-z]{3})-([\da-z]{3})$/.exec(id);
  if (!match) throw new InvalidIdError();
  return match[1] ?? `${match[2]}${match[3]}`;
}

/** How a person wants ids written: `sep` splits six letters in two (`abc-def`), `caps` writes capitals. */
export interface IdStyle {
  readonly sep: boolean;
  readonly caps: boolean;
}

/** A short id as it is shown. Five letters are never split; anything but a short id (a uuid, `@me`) is returned as it is. */
export function formatId(id: string, { sep, caps }: IdStyle): string {
  if (!/^[\da-z]{5,6}$/i.test(id)) return id;
  const split = sep && id.length === 6 ? `${id.slice(0, 3)}-${id.slice(3)}` : id;
  return caps ? split.toUpperCase() : split;
}

/** The letters of new short ids: none that is easily misread or forms words (docs/api-notes.md, "Ids"). */
const ID_ALPHABET = 'abcefghjknoprstuvwxyz';
const ID_LENGTH = 6;

/** A random short id for which `isTaken` is false. */
export function newShortId(isTaken: (id: string) => boolean): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint32Array(ID_LENGTH));
    const id = Array.from(bytes, (value) => ID_ALPHABET[value % ID_ALPHABET.length]).join('');
    if (!isTaken(id)) return id;
  }
}

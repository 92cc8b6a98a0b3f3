/** The letters of new short ids: none that is easily misread or forms words (docs/api-notes.md, "Ids"). */
const ID_ALPHABET = 'abcefghjknoprstuvwxyz';
const ID_LENGTH = 6;

/** A random version 4 uuid. Without `crypto.randomUUID`, which is missing from pages that are not served securely. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A random short id for which `isTaken` is false. */
export function newShortId(isTaken: (id: string) => boolean): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint32Array(ID_LENGTH));
    const id = Array.from(bytes, (value) => ID_ALPHABET[value % ID_ALPHABET.length]).join('');
    if (!isTaken(id)) return id;
  }
}

import { base32nopad } from '@scure/base';

/** The shortest passphrase that is accepted. */
export const SHORTEST_PASSPHRASE = 12;

/** 80 random bits in four groups, without letters that look alike to read and type. */
export function makePassphrase(): string {
  const letters = base32nopad.encode(crypto.getRandomValues(new Uint8Array(10))).toLowerCase();
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

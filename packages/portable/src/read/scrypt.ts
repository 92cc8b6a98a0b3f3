interface ScryptCost {
  /** A power of two. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** The key of 32 bytes that belongs to a passphrase, after RFC 7914. Browsers have its other steps, but not this one. */
export async function scrypt(
  passphrase: string,
  salt: Uint8Array,
  { n, r, p }: ScryptCost,
): Promise<Uint8Array> {
  const block = 128 * r;
  const bytes = await pbkdf2(passphrase, salt, block * p);
  for (let at = 0; at < bytes.length; at += block) mix(new DataView(bytes.buffer, at, block), n, r);
  return pbkdf2(passphrase, bytes, 32);
}

async function pbkdf2(passphrase: string, salt: Uint8Array, length: number): Promise<Uint8Array> {
  const text = new TextEncoder().encode(passphrase);
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: 1 };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, length * 8));
}

/** `scryptROMix`, in place. */
function mix(view: DataView, n: number, r: number): void {
  const length = 32 * r;
  const x = new Uint32Array(length);
  const y = new Uint32Array(length);
  const all = new Uint32Array(length * n);
  for (let word = 0; word < length; word += 1) x[word] = view.getUint32(4 * word, true);
  for (let step = 0; step < n; step += 1) {
    all.set(x, step * length);
    mixBlock(x, y, r);
  }
  for (let step = 0; step < n; step += 1) {
    const from = ((x[length - 16] ?? 0) & (n - 1)) * length;
    for (let word = 0; word < length; word += 1) x[word] = (x[word] ?? 0) ^ (all[from + word] ?? 0);
    mixBlock(x, y, r);
  }
  for (let word = 0; word < length; word += 1) view.setUint32(4 * word, x[word] ?? 0, true);
}

/** `scryptBlockMix`: the even blocks come first. */
function mixBlock(x: Uint32Array, y: Uint32Array, r: number): void {
  const state = x.slice(x.length - 16);
  for (let block = 0; block < 2 * r; block += 1) {
    for (let word = 0; word < 16; word += 1) state[word] = (state[word] ?? 0) ^ (x[16 * block + word] ?? 0);
    salsa(state);
    y.set(state, 16 * ((block >> 1) + (block % 2) * r));
  }
  x.set(y);
}

/** The words of a quarter round, for four columns and four rows. */
const ROUNDS = [
  [0, 4, 8, 12],
  [5, 9, 13, 1],
  [10, 14, 2, 6],
  [15, 3, 7, 11],
  [0, 1, 2, 3],
  [5, 6, 7, 4],
  [10, 11, 8, 9],
  [15, 12, 13, 14],
] as const;

/** Salsa20/8, in place. */
function salsa(state: Uint32Array): void {
  const z = state.slice();
  const turn = (target: number, one: number, other: number, bits: number) => {
    const sum = ((z[one] ?? 0) + (z[other] ?? 0)) | 0;
    z[target] = (z[target] ?? 0) ^ ((sum << bits) | (sum >>> (32 - bits)));
  };
  for (let round = 0; round < 4; round += 1) {
    for (const [a, b, c, d] of ROUNDS) {
      turn(b, a, d, 7);
      turn(c, b, a, 9);
      turn(d, c, b, 13);
      turn(a, d, c, 18);
    }
  }
  for (let word = 0; word < 16; word += 1) state[word] = (state[word] ?? 0) + (z[word] ?? 0);
}

import { FileProblem } from './file-problem.ts';
import { scrypt } from './scrypt.ts';

/** The mark, then the cost of the key, a salt, a nonce and the length of the data. */
const HEADER_BYTES = 6 + 12 + 32 + 12 + 4;

/** Prism refuses to write more. */
const MOST_DATA = 128_000_000;

/** Prism uses a fourth of it. */
const MOST_MEMORY = 128_000_000;

/** What is encrypted in a file of Prism. Its pictures are behind it and are not read. @throws {FileProblem} without the passphrase, with a wrong one, or if the file is damaged */
export async function openPrism(file: Blob, passphrase: string | null): Promise<Blob> {
  if (globalThis.crypto?.subtle === undefined) throw new FileProblem('no-decryption');
  const header = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (header.byteLength < HEADER_BYTES) throw new FileProblem('cut-off');
  const [n = 0, r = 0, p = 0] = [6, 10, 14].map((at) => header.getUint32(at));
  const length = header.getUint32(HEADER_BYTES - 4);
  const isPower = n > 1 && (n & (n - 1)) === 0;
  if (!isPower || r < 1 || p < 1 || p > 4 || 128 * n * r * p > MOST_MEMORY || length > MOST_DATA)
    throw new FileProblem('prism');
  if (file.size < HEADER_BYTES + length) throw new FileProblem('cut-off');
  if (passphrase === null) throw new FileProblem('passphrase');
  const bytesAt = (at: number, size: number) => new Uint8Array(header.buffer, at, size);
  const key = await scrypt(passphrase, bytesAt(18, 32), { n, r, p });
  const data = await file.slice(HEADER_BYTES, HEADER_BYTES + length).arrayBuffer();
  return new Blob([await decrypted(key, bytesAt(50, 12), data)]);
}

async function decrypted(bytes: Uint8Array, nonce: Uint8Array, data: ArrayBuffer): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['decrypt']);
  try {
    return await crypto.subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(nonce) }, key, data);
  } catch {
    throw new FileProblem('wrong-passphrase');
  }
}

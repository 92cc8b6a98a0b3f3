import { armor, Decrypter, Encrypter } from 'age-encryption';
import { LARGEST_BACKUP_BYTES } from '../../state/backup.ts';

/**
 * The work of scrypt, base 2 logarithm: 128 MB and about a second on a phone. The default of age, 18, needs memory that cheap phones don't give to
 * a page.
 */
const WORK_FACTOR = 17;

/** Why an encrypted backup can't be opened. */
export type EncryptionProblem = 'passphrase' | 'damaged' | 'tooLarge';

/** What is asked of the worker, and what it answers. */
export type EncryptionTask =
  | { readonly kind: 'encrypt'; readonly text: string; readonly passphrase: string }
  | { readonly kind: 'decrypt'; readonly bytes: Uint8Array<ArrayBuffer>; readonly passphrase: string };

export type EncryptionReply =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly text: string }
  | { readonly problem: EncryptionProblem };

/** Does a task; never rejects. The file is gzip in age: `age --decrypt file | gunzip` opens it. */
export async function doEncryptionTask(task: EncryptionTask): Promise<EncryptionReply> {
  try {
    return task.kind === 'encrypt'
      ? { bytes: await encrypt(task.text, task.passphrase) }
      : await decrypt(task.bytes, task.passphrase);
  } catch {
    return { problem: 'damaged' };
  }
}

async function encrypt(text: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return bytesOf(await encrypter.encrypt(new Uint8Array(await new Response(packed).arrayBuffer())));
}

async function decrypt(bytes: Uint8Array<ArrayBuffer>, passphrase: string): Promise<EncryptionReply> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const file = isArmored(bytes) ? armor.decode(new TextDecoder().decode(bytes)) : bytes;
  let content: Uint8Array;
  try {
    content = await decrypter.decrypt(file);
  } catch {
    return { problem: (await isOpenedBy(decrypter, file)) || !hasHeader(file) ? 'damaged' : 'passphrase' };
  }
  const unpacked = isGzip(content) ? await unpack(bytesOf(content)) : content;
  if (unpacked === null) return { problem: 'tooLarge' };
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(unpacked) };
}

/** Whether the passphrase fits: then what follows the header is damaged. The library's errors have no types. */
async function isOpenedBy(decrypter: Decrypter, file: Uint8Array): Promise<boolean> {
  return decrypter.decryptHeader(file).then(
    () => true,
    () => false,
  );
}

/** The header of a file with a passphrase: version, salt and work, the key, and a code that authenticates them. */
const HEADER = /^age-encryption\.org\/v1\n-> scrypt \S{22} \d{1,2}\n\S{43}\n--- \S{43}\n/;

function hasHeader(file: Uint8Array): boolean {
  return HEADER.test(new TextDecoder('latin1').decode(file.subarray(0, 256)));
}

/** Written as text: `age --armor`. */
function isArmored(bytes: Uint8Array): boolean {
  return bytes[0] === '-'.charCodeAt(0);
}

/** A file that a person has encrypted with another program need not be compressed. */
function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Null for more than a backup can be. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of readParts(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')),
  )) {
    length += part.length;
    if (length > LARGEST_BACKUP_BYTES) return null;
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Streams can be iterated only in newer browsers. */
async function* readParts(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel();
  }
}

/** The libraries' types allow shared memory, which none of them returns. */
function bytesOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}

import { Encrypter } from 'age-encryption';

/** A backup as another device encrypts it, but with little work: to open one of the app takes a second of a processor. */
export async function encryptedBackup(text: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(4);
  encrypter.setPassphrase(passphrase);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await encrypter.encrypt(new Uint8Array(await new Response(packed).arrayBuffer())));
}

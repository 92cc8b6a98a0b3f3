import { armor, Encrypter } from 'age-encryption';
import { expect, test } from 'vitest';
import { LARGEST_BACKUP_BYTES } from '../../state/backup.ts';
import { encryptedBackup } from '../../testing/encrypted-backup.ts';
import { decryptBackup, EncryptedBackupError, encryptBackup, isEncrypted } from './encrypt-backup.ts';

const problemOf = async (opening: Promise<string>) => {
  const error: unknown = await opening.catch((reason: unknown) => reason);
  return error instanceof EncryptedBackupError ? error.problem : error;
};

test('a backup opens with its passphrase alone, and the file says nothing of its content', async () => {
  const text = JSON.stringify({ name: 'Luna 🌙'.repeat(500) });
  const bytes = await encryptBackup(text, 'correct horse');
  expect(bytes.length).toBeLessThan(text.length / 4);
  const file = new TextDecoder('latin1').decode(bytes);
  expect(file).not.toContain('Luna');
  expect(file).toMatch(/\n-> scrypt \S+ 17\n/);
  expect(await isEncrypted(new Blob([bytes]))).toBe(true);
  expect(await decryptBackup(bytes, 'correct horse')).toBe(text);
  const other = await encryptedBackup('{}', 'correct horse');
  expect(await problemOf(decryptBackup(other, 'correct hors'))).toBe('passphrase');
});

test('a damaged file, a cut one and one that is no backup are refused', async () => {
  const bytes = await encryptedBackup('{}', 'pass');
  const damaged = bytes.slice();
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  expect(await problemOf(decryptBackup(damaged, 'pass'))).toBe('damaged');
  expect(await problemOf(decryptBackup(bytes.slice(0, -5), 'pass'))).toBe('damaged');
  expect(await problemOf(decryptBackup(new Uint8Array([1, 2, 3]), 'pass'))).toBe('damaged');
  expect(await isEncrypted(new Blob(['{"settings":{}}']))).toBe(false);
});

test('a file that another program has encrypted without compression opens, also written as text', async () => {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10);
  encrypter.setPassphrase('pass');
  const bytes = new Uint8Array(await encrypter.encrypt('{"systems":[]}'));
  expect(await decryptBackup(bytes, 'pass')).toBe('{"systems":[]}');
  const text = new TextEncoder().encode(armor.encode(bytes));
  expect(await isEncrypted(new Blob([text]))).toBe(true);
  expect(await decryptBackup(text, 'pass')).toBe('{"systems":[]}');
});

test('a small file that grows beyond every backup is refused', async () => {
  const zeros = new Blob(Array.from({ length: 101 }, () => new Uint8Array(LARGEST_BACKUP_BYTES / 100)));
  const packed = zeros.stream().pipeThrough(new CompressionStream('gzip'));
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10);
  encrypter.setPassphrase('pass');
  const bytes = new Uint8Array(
    await encrypter.encrypt(new Uint8Array(await new Response(packed).arrayBuffer())),
  );
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(await problemOf(decryptBackup(bytes, 'pass'))).toBe('tooLarge');
});

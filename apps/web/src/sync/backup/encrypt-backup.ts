import { openWorker } from '../../platform/open-worker.ts';
import type { EncryptionProblem, EncryptionReply, EncryptionTask } from './encryption.ts';
import workerAddress from './encryption.worker.ts?worker&url';

/** The first letters of every file of age, version 1, and of the same as text (`age --armor`). */
const AGE_STARTS = ['age-encryption.org/v1\n', '-----BEGIN AGE ENCRYPTED FILE-----'];

/** Why an encrypted backup could not be opened. */
export class EncryptedBackupError extends Error {
  readonly problem: EncryptionProblem;

  constructor(problem: EncryptionProblem) {
    super(`an encrypted backup can't be opened: ${problem}`);
    this.name = 'EncryptedBackupError';
    this.problem = problem;
  }
}

/** Whether a file is encrypted with age. */
export async function isEncrypted(file: Blob): Promise<boolean> {
  const start = await file.slice(0, 40).text();
  return AGE_STARTS.some((known) => start.startsWith(known));
}

/** The text, compressed and encrypted with the passphrase, in the format of age. */
export async function encryptBackup(text: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await run({ kind: 'encrypt', text, passphrase });
  if ('bytes' in reply) return reply.bytes;
  throw new EncryptedBackupError('problem' in reply ? reply.problem : 'damaged');
}

/**
 * The text of an encrypted backup.
 *
 * @throws EncryptedBackupError
 */
export async function decryptBackup(bytes: Uint8Array<ArrayBuffer>, passphrase: string): Promise<string> {
  const reply = await run({ kind: 'decrypt', bytes, passphrase });
  if ('text' in reply) return reply.text;
  throw new EncryptedBackupError('problem' in reply ? reply.problem : 'damaged');
}

/** In a worker, because the passphrase takes a second of calculation; in this thread where there is none. */
function run(task: EncryptionTask): Promise<EncryptionReply> {
  return new Promise((resolve, reject) => {
    const here = () =>
      void import('./encryption.ts')
        .then(({ doEncryptionTask }) => doEncryptionTask(task))
        .then(resolve, reject);
    const worker = openWorker<EncryptionTask, EncryptionReply>(
      workerAddress,
      'encryption',
      (reply) => {
        worker?.close();
        resolve(reply);
      },
      () => {
        worker?.close();
        here();
      },
    );
    if (worker === null) here();
    else worker.post(task);
  });
}

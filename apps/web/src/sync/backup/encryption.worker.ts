import { serveWorker } from '../../platform/serve-worker.ts';
import { doEncryptionTask, type EncryptionReply, type EncryptionTask } from './encryption.ts';

serveWorker<EncryptionTask, EncryptionReply>((reply) => (task) => void doEncryptionTask(task).then(reply));

import { serveWorker } from '../../platform/serve-worker.ts';
import { createFileTasks } from './file-tasks.ts';

serveWorker(createFileTasks);

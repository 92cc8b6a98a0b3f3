import { serveWorker } from '../../platform/serve-worker.ts';
import { createInsightEngine } from './engine.ts';

serveWorker(createInsightEngine);

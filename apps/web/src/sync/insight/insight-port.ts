import { type OpenWorker, openWorker } from '../../platform/open-worker.ts';
import { createInsightEngine } from './engine.ts';
import workerAddress from './insight.worker.ts?worker&url';
import type { FromWorker, ToWorker } from './questions.ts';

/** The connection to the thread that computes. */
export type InsightPort = OpenWorker<ToWorker>;

/** Computes in the thread of the page: in tests without workers, and where the worker cannot start. */
export function openInlinePort(receive: (message: FromWorker) => void): InsightPort {
  const engine = createInsightEngine(receive);
  return { post: engine, close: () => {} };
}

/** Starts the worker. Null where there are none. `onFail` is called when its code cannot be loaded, or breaks. */
export function openWorkerPort(
  receive: (message: FromWorker) => void,
  onFail: () => void,
): InsightPort | null {
  return openWorker(workerAddress, 'insight', receive, onFail);
}

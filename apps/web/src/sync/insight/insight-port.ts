import { trustedAddress } from '../../platform/trusted-address.ts';
import { createInsightEngine } from './engine.ts';
import workerAddress from './insight.worker.ts?worker&url';
import type { FromWorker, ToWorker } from './questions.ts';

/** The way to what computes. */
export interface InsightPort {
  post(message: ToWorker): void;
  close(): void;
}

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
  if (typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(trustedAddress(workerAddress), { type: 'module', name: 'insight' });
    worker.onmessage = ({ data }: { readonly data: FromWorker }) => receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      onFail();
    };
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  } catch {
    return null;
  }
}

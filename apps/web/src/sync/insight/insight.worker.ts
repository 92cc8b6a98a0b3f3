import { createInsightEngine } from './engine.ts';
import type { FromWorker, ToWorker } from './questions.ts';

/** The part of a worker's global object that is used; the DOM types describe a page. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const receive = createInsightEngine((message) => scope.postMessage(message));
scope.onmessage = ({ data }) => receive(data);

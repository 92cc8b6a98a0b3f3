import {
  createFileTasks,
  type FileTaskCancel,
  type FileTaskMessage,
  type FileTaskReply,
} from './file-tasks.ts';

/** The part of a worker's global object that is used; the DOM types describe a page. */
interface WorkerScope {
  postMessage(message: FileTaskReply): void;
  onmessage: ((event: { readonly data: FileTaskMessage | FileTaskCancel }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
const take = createFileTasks((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => take(data);

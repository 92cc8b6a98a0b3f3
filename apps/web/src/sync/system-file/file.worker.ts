import { doFileTask, type FileTaskMessage, type FileTaskReply } from './file-tasks.ts';

/** The part of a worker's global object that is used; the DOM types describe a page. */
interface WorkerScope {
  postMessage(message: FileTaskReply): void;
  onmessage: ((event: { readonly data: FileTaskMessage }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  void doFileTask(data).then((reply) => scope.postMessage(reply));
};

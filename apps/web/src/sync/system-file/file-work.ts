import type { FileProblemKind, FileQuestion, WorkOptions } from '@frontboard/portable';
import { type OpenWorker, openWorker } from '../../platform/open-worker.ts';
import workerAddress from './file.worker.ts?worker&url';
import type {
  FileTaskCancel,
  FileTaskEnd,
  FileTaskKind,
  FileTaskMessage,
  FileTaskReply,
  FileTasks,
} from './file-tasks.ts';

/** A task that could not be done. */
export class FileWorkError extends Error {
  /** Null if the problem is unknown. */
  readonly problem: FileProblemKind | null;
  readonly place: string | null;
  readonly question: FileQuestion | null;

  constructor(problem: FileProblemKind | null, place: string | null, question: FileQuestion | null) {
    super(problem ?? 'the work on the file failed');
    this.name = 'FileWorkError';
    this.problem = problem;
    this.place = place;
    this.question = question;
  }
}

type FileWorker = OpenWorker<FileTaskMessage | FileTaskCancel>;
type OpenFileWorker = (receive: (reply: FileTaskReply) => void, onFail: () => void) => FileWorker | null;

const openFileWorker: OpenFileWorker = (receive, onFail) =>
  openWorker(workerAddress, 'system-file', receive, onFail);

interface Waiting {
  readonly message: FileTaskMessage;
  readonly onProgress: WorkOptions['onProgress'];
  readonly end: (end: FileTaskEnd) => void;
}

/** Does tasks in the thread of the page. */
function createTasksHere(receive: (reply: FileTaskReply) => void): FileWorker['post'] {
  let tasks: Promise<FileWorker['post']> | null = null;
  return (message) => {
    tasks ??= import('./file-tasks.ts').then(({ createFileTasks }) => createFileTasks(receive));
    tasks.then(
      (take) => take(message),
      () => {
        // The code could not be loaded: a later attempt may get it.
        tasks = null;
        receive({ id: message.id, problem: null, place: null });
      },
    );
  };
}

/** Work on files, off the main thread where there are workers: `services.once(createFileWork)`. `openPort` is what tests replace. */
export function createFileWork(_services?: unknown, openPort: OpenFileWorker = openFileWorker) {
  const waiting = new Map<number, Waiting>();
  let port: FileWorker | null = null;
  let nextId = 0;
  /** In tests without workers, and if the worker cannot start. */
  const here: FileWorker = { post: createTasksHere(receive), close: () => {} };

  function receive(reply: FileTaskReply): void {
    const task = waiting.get(reply.id);
    if (task === undefined) return;
    if ('progress' in reply) {
      task.onProgress?.(reply.progress);
      return;
    }
    waiting.delete(reply.id);
    task.end(reply);
  }

  function onFail(): void {
    port?.close();
    port = here;
    repost();
  }

  function repost(): void {
    for (const { message } of [...waiting.values()]) post(message);
  }

  function post(message: FileTaskMessage): void {
    port ??= openPort(receive, onFail) ?? here;
    port.post(message);
  }

  /** A worker that calculates takes no message, so it ends; another one does the other tasks. */
  function stop(id: number): void {
    if (port === here) {
      here.post({ id, kind: 'cancel' });
      return;
    }
    port?.close();
    port = null;
    repost();
  }

  return {
    /** Rejects with `FileWorkError` when something is wrong with the file, and with the signal's reason once that is aborted. */
    run: <Kind extends FileTaskKind>(
      kind: Kind,
      ask: FileTasks[Kind]['ask'],
      { onProgress, signal }: WorkOptions = {},
    ) =>
      new Promise<FileTasks[Kind]['answer']>((resolve, reject) => {
        const id = nextId;
        nextId += 1;
        const cancel = () => {
          if (waiting.delete(id)) stop(id);
          reject(signal?.reason);
        };
        if (signal?.aborted) {
          cancel();
          return;
        }
        signal?.addEventListener('abort', cancel, { once: true });
        const message = { id, kind, ask } as FileTaskMessage;
        waiting.set(id, {
          message,
          onProgress,
          end(end) {
            signal?.removeEventListener('abort', cancel);
            if ('problem' in end) reject(new FileWorkError(end.problem, end.place, end.question ?? null));
            // The reply to a task is its own.
            else resolve(end.answer as FileTasks[Kind]['answer']);
          },
        });
        post(message);
      }),
  };
}

import type { FileProblemKind } from '@frontboard/portable';
import { type OpenWorker, openWorker } from '../../platform/open-worker.ts';
import workerAddress from './file.worker.ts?worker&url';
import type { FileTaskKind, FileTaskMessage, FileTaskReply, FileTasks } from './file-tasks.ts';

/** Work on files, off the main thread where there are workers. */
export interface FileWork {
  /** Rejects with `FileWorkError` when something is wrong with the file. */
  run<Kind extends FileTaskKind>(kind: Kind, ask: FileTasks[Kind]['ask']): Promise<FileTasks[Kind]['answer']>;
}

/** A task that could not be done. */
export class FileWorkError extends Error {
  /** Null if the problem is unknown. */
  readonly problem: FileProblemKind | null;
  readonly place: string | null;

  constructor(problem: FileProblemKind | null, place: string | null) {
    super(problem ?? 'the work on the file failed');
    this.name = 'FileWorkError';
    this.problem = problem;
    this.place = place;
  }
}

type OpenFileWorker = (
  receive: (reply: FileTaskReply) => void,
  onFail: () => void,
) => OpenWorker<FileTaskMessage> | null;

const openFileWorker: OpenFileWorker = (receive, onFail) =>
  openWorker(workerAddress, 'system-file', receive, onFail);

interface Waiting {
  readonly message: FileTaskMessage;
  readonly receive: (reply: FileTaskReply) => void;
}

/** The work on files of a page: `services.once(createFileWork)`. `openPort` is what tests replace. */
export function createFileWork(_services?: unknown, openPort: OpenFileWorker = openFileWorker): FileWork {
  const waiting = new Map<number, Waiting>();
  let port: OpenWorker<FileTaskMessage> | null = null;
  let isBroken = false;
  let nextId = 0;

  function receive(reply: FileTaskReply): void {
    waiting.get(reply.id)?.receive(reply);
    waiting.delete(reply.id);
  }

  /** In the thread of the page: in tests without workers, and if the worker cannot start. */
  function doHere(message: FileTaskMessage): void {
    void import('./file-tasks.ts')
      .then(({ doFileTask }) => doFileTask(message))
      // The code could not be loaded: a later attempt may get it.
      .catch(() => ({ id: message.id, problem: null, place: null }))
      .then(receive);
  }

  function onFail(): void {
    isBroken = true;
    port?.close();
    port = null;
    for (const { message } of [...waiting.values()]) doHere(message);
  }

  return {
    run: (kind, ask) =>
      new Promise((resolve, reject) => {
        const message = { id: nextId, kind, ask } as FileTaskMessage;
        nextId += 1;
        waiting.set(message.id, {
          message,
          receive(reply) {
            if ('problem' in reply) reject(new FileWorkError(reply.problem, reply.place));
            // The reply to a task is its own.
            else resolve(reply.answer as FileTasks[typeof kind]['answer']);
          },
        });
        if (!isBroken) port ??= openPort(receive, onFail);
        if (port === null) doHere(message);
        else port.post(message);
      }),
  };
}

import { timezoneResolver } from '@frontboard/model/timezone';
import {
  type Comparison,
  compareFiles,
  type FileAnswers,
  FileProblem,
  type FileProblemKind,
  type FileQuestion,
  type FileSwitch,
  firstChoice,
  type ImportChoice,
  type ImportContext,
  type ImportFiles,
  type ImportPlan,
  importSteps,
  planImport,
  readSystemFile,
  type SystemFile,
  usedMembers,
  type WorkOptions,
  type WorkProgress,
  writeExport,
  writeImportFiles,
} from '@frontboard/portable';

import { type RunWork, workOf } from '../runs/estimate.ts';
import type { ImportLinks } from '../runs/import-links.ts';
import type { RunOperation } from '../runs/operation.ts';
import { importOperations } from './import-operations.ts';
import { linkedChoice, linksOfPlan } from './linked-choice.ts';
import { type PackedAnswers, type PackedList, packList, unpackList } from './packed-list.ts';

/** The limits and the time with which an import is planned. */
export type ImportLimits = Omit<ImportContext, 'resolveTimezone' | 'onProgress'>;

/** A file as it is sent between threads. */
export type PackedFile = Omit<SystemFile, 'switches'> & {
  readonly switches: PackedList<FileSwitch>;
  /** The keys of all members in them. */
  readonly used: ReadonlySet<string>;
};

/** A plan as it is sent between threads. */
export type PackedPlan = Omit<ImportPlan, 'switches'> & {
  readonly switches: Omit<ImportPlan['switches'], 'added'> & { readonly added: PackedList<FileSwitch> };
};

/** A plan with its choice. */
export interface ChosenPlan {
  readonly choice: ImportChoice;
  readonly plan: PackedPlan;
  /** How many requests change something. */
  readonly writes: number;
  /** What the run of it will do. */
  readonly work: RunWork;
}

/** The tasks for files off the main thread: each with its input and its result. */
export interface FileTasks {
  readonly read: {
    readonly ask: { blob: Blob; nowMs: number; answers?: FileAnswers };
    readonly answer: PackedFile;
  };
  readonly readAnswers: {
    readonly ask: { answers: PackedAnswers; nowMs: number };
    readonly answer: PackedFile;
  };
  readonly compare: { readonly ask: { before: PackedFile; after: PackedFile }; readonly answer: Comparison };
  readonly plan: {
    /** Without a choice, the default one is used. */
    readonly ask: {
      file: PackedFile;
      now: PackedFile;
      choice: ImportChoice | null;
      /** What earlier imports know. */
      links: ImportLinks;
      limits: ImportLimits;
    };
    readonly answer: ChosenPlan;
  };
  readonly operations: {
    readonly ask: { plan: PackedPlan; file: PackedFile };
    /** What a run sends, and the links of the existing records. */
    readonly answer: { readonly operations: readonly RunOperation[]; readonly links: ImportLinks };
  };
  readonly importFiles: {
    readonly ask: { plan: PackedPlan; now: PackedFile };
    readonly answer: ImportFiles;
  };
}

export type FileTaskKind = keyof FileTasks;

/** A task sent to the worker. */
export interface FileTaskMessage<Kind extends FileTaskKind = FileTaskKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly ask: FileTasks[Kind]['ask'];
}

/** Says that nobody waits for a task any more. Takes effect when the task lets other messages in. */
export interface FileTaskCancel {
  readonly id: number;
  readonly kind: 'cancel';
}

/** What the worker answers: any number of times how far it is, then the end. */
export type FileTaskReply = { readonly id: number; readonly progress: WorkProgress } | FileTaskEnd;

export type FileTaskEnd =
  | { readonly id: number; readonly answer: FileTasks[FileTaskKind]['answer'] }
  | {
      readonly id: number;
      readonly problem: FileProblemKind | null;
      readonly place: string | null;
      readonly question?: FileQuestion | null;
    };

const TASKS: {
  readonly [Kind in FileTaskKind]: (
    ask: FileTasks[Kind]['ask'],
    options: WorkOptions,
  ) => FileTasks[Kind]['answer'] | Promise<FileTasks[Kind]['answer']>;
} = {
  read: async ({ blob, nowMs, answers }, options) =>
    packFile(await readSystemFile(blob, nowMs, { ...options, ...answers })),
  async readAnswers({ answers: { switches, ...answers }, nowMs }, { signal, onProgress }) {
    const of = answers.members.length + answers.groups.length + switches.length;
    const text = writeExport({ ...answers, switches: unpackList(switches) });
    return packFile(
      await readSystemFile(new Blob([text]), nowMs, {
        ...(signal && { signal }),
        onProgress: (bytes) => onProgress?.({ done: Math.floor((of * bytes.done) / bytes.of), of }),
      }),
    );
  },
  compare: ({ before, after }, { onProgress }) =>
    compareFiles(unpackFile(before), unpackFile(after), onProgress),
  plan({ file: packed, now: packedNow, choice: chosen, links, limits }, { onProgress }) {
    const [file, now] = [unpackFile(packed), unpackFile(packedNow)];
    const choice = chosen ?? linkedChoice(firstChoice(file, now), { file, now, links });
    const resolveTimezone = timezoneResolver(2);
    const plan = planImport(file, now, choice, { ...limits, resolveTimezone, onProgress });
    const operations = importOperations(importSteps(plan), file);
    return { choice, plan: packPlan(plan), writes: operations.length, work: workOf(operations) };
  },
  operations: ({ plan: packed, file }, { onProgress }) => {
    const plan = unpackPlan(packed);
    return {
      operations: importOperations(importSteps(plan), unpackFile(file), onProgress),
      links: linksOfPlan(file, plan),
    };
  },
  importFiles: ({ plan, now }, { onProgress }) =>
    writeImportFiles(unpackPlan(plan), unpackFile(now), onProgress),
};

function packFile(file: SystemFile): PackedFile {
  return { ...file, switches: packList(file.switches), used: usedMembers(file.switches) };
}

function unpackFile({ used: _, ...file }: PackedFile): SystemFile {
  return { ...file, switches: unpackList(file.switches) };
}

function packPlan(plan: ImportPlan): PackedPlan {
  return { ...plan, switches: { ...plan.switches, added: packList(plan.switches.added) } };
}

function unpackPlan(plan: PackedPlan): ImportPlan {
  return { ...plan, switches: { ...plan.switches, added: unpackList(plan.switches.added) } };
}

/** Does the tasks of a page: returns what takes its messages. Nothing is reported of a task any more once it is cancelled. */
export function createFileTasks(
  report: (reply: FileTaskReply) => void,
): (message: FileTaskMessage | FileTaskCancel) => void {
  const running = new Map<number, AbortController>();
  return (message) => {
    const { id } = message;
    if (message.kind === 'cancel') {
      running.get(id)?.abort();
      return;
    }
    const abort = new AbortController();
    running.set(id, abort);
    const options = {
      signal: abort.signal,
      onProgress: (progress: WorkProgress) => report({ id, progress }),
    };
    void doFileTask(message, options).then((end) => {
      running.delete(id);
      if (!abort.signal.aborted) report(end);
    });
  };
}

/** Does a task. Never rejects: a problem of a file is a part of the reply, without its content. */
async function doFileTask<Kind extends FileTaskKind>(
  { id, kind, ask }: FileTaskMessage<Kind>,
  options: WorkOptions,
): Promise<FileTaskEnd> {
  try {
    return { id, answer: await TASKS[kind](ask, options) };
  } catch (error) {
    return error instanceof FileProblem
      ? { id, problem: error.kind, place: error.place, question: error.question }
      : { id, problem: null, place: null };
  }
}

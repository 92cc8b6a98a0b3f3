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

import type { LocalData } from '../../session/local/local-data.ts';
import { type RunWork, workOf } from '../runs/estimate.ts';
import type { ImportLinks } from '../runs/import-links.ts';
import type { RunOperation } from '../runs/operation.ts';
import { importOperations } from './import-operations.ts';
import { linkedChoice, linksOfPlan } from './linked-choice.ts';
import { type LocalOfImport, localOfImport, withLocal } from './local-of-import.ts';
import { type PackedAnswers, type PackedList, packList, unpackList } from './packed-list.ts';

/** The limits and the time with which an import is planned. */
export type ImportLimits = Omit<ImportContext, 'resolveTimezone' | 'onProgress'>;

/** A file as it is sent between threads. */
export type PackedFile = Omit<SystemFile, 'switches'> & {
  readonly switches: PackedList<FileSwitch>;
  /** The keys of all members in them. */
  readonly used: ReadonlySet<string>;
  readonly extras: ExtrasOfFile;
};

/** How much a file has that PluralKit has no place for. */
export type ExtrasOfFile = Readonly<
  Record<'fields' | 'members' | 'notes' | 'switchNotes' | 'roles' | 'states', number>
>;

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
  readonly local: LocalOfImport;
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
      /** What is stored on this device already. */
      local: LocalData;
      limits: ImportLimits;
    };
    readonly answer: ChosenPlan;
  };
  readonly operations: {
    readonly ask: { plan: PackedPlan; file: PackedFile; local: LocalOfImport };
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
  plan({ file: packed, now: packedNow, choice: chosen, links, local, limits }, { onProgress }) {
    const [file, now] = [unpackFile(packed), unpackFile(packedNow)];
    const choice = chosen ?? linkedChoice(firstChoice(file, now), { file, now, links });
    const resolveTimezone = timezoneResolver(2);
    const plan = planImport(file, now, choice, { ...limits, resolveTimezone, onProgress });
    const operations = importOperations(importSteps(plan), file);
    return {
      choice,
      plan: packPlan(plan),
      writes: operations.length,
      work: workOf(operations),
      local: localOfImport(plan, file, { local, nowMs: limits.nowMs }),
    };
  },
  operations: ({ plan: packed, file, local }, { onProgress }) => {
    const plan = unpackPlan(packed);
    const operations = importOperations(importSteps(plan), unpackFile(file), onProgress);
    return {
      operations: withLocal(operations, local.operations),
      links: linksOfPlan(file, plan),
    };
  },
  importFiles: ({ plan, now }, { onProgress }) =>
    writeImportFiles(unpackPlan(plan), unpackFile(now), onProgress),
};

function packFile(file: SystemFile): PackedFile {
  return {
    ...file,
    switches: packList(file.switches),
    used: usedMembers(file.switches),
    extras: extrasOf(file),
  };
}

function extrasOf({ members, switches }: SystemFile): ExtrasOfFile {
  const withDetails = members.flatMap(({ details = [] }) => (details.length > 0 ? [details] : []));
  return {
    fields: new Set(withDetails.flatMap((details) => details.map(({ name }) => name))).size,
    members: withDetails.length,
    notes: members.filter(({ texts = [] }) => texts.length > 0).length,
    switchNotes: switches.filter(({ texts = [] }) => texts.length > 0).length,
    roles: switches.reduce((sum, { roles = [] }) => sum + roles.length, 0),
    states: members.filter(({ isCustomFront, isArchived }) => isCustomFront === true || isArchived === true)
      .length,
  };
}

function unpackFile({ used: _used, extras: _extras, ...file }: PackedFile): SystemFile {
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

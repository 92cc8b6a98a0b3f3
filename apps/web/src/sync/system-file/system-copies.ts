import * as v from 'valibot';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { mergeFields } from '../../persistence/three-way-merge.ts';
import { COPY_PROBLEMS, type CopyProblem } from '../../platform/dated-copy.ts';
import { accountDocument } from '../../session/account-document.ts';
import { type ExportForm, exportFormSchema } from './export-form.ts';

/** What this device knows about the files with a copy of an own system. Times in milliseconds since 1970. */
export interface SystemCopies {
  /** What is being saved to a file; null if nothing is. */
  readonly unfinished: { readonly form: ExportForm; readonly startedAtMs: number } | null;
  /** When the whole system was last saved to a file here; null if it was not. */
  readonly savedAtMs: number | null;
  /** When the person last postponed the reminder of the next copy. */
  readonly putOffAtMs: number | null;
  /** When the last dated copy was written to the folder; null when none was, or another folder was chosen since. */
  readonly writtenAtMs: number | null;
  /** Why the last attempt to write one failed, and when; null when it did not. */
  readonly failure: { readonly problem: DatedCopyProblem; readonly atMs: number } | null;
}

/** What can be wrong with a dated copy: the folder, or the system could not be fetched. */
export type DatedCopyProblem = CopyProblem | 'fetch';

/** What is known of the copies of one account. */
export type SystemCopiesStore = PersistentStore<SystemCopies>;

const NO_COPIES: SystemCopies = {
  unfinished: null,
  savedAtMs: null,
  putOffAtMs: null,
  writtenAtMs: null,
  failure: null,
};
const DATED_PROBLEMS = [...COPY_PROBLEMS, 'fetch'] as const;

const documentSchema = v.looseObject({
  version: v.number(),
  unfinished: v.nullable(v.object({ form: exportFormSchema, startedAtMs: v.number() })),
  savedAtMs: v.nullable(v.number()),
  putOffAtMs: v.nullable(v.number()),
  // A problem that only a newer release knows is tried again like any other.
  writtenAtMs: v.optional(v.nullable(v.number()), null),
  failure: v.fallback(
    v.optional(v.nullable(v.object({ problem: v.picklist(DATED_PROBLEMS), atMs: v.number() })), null),
    null,
  ),
});

/** What is known about the copies of each account. */
export const systemCopiesStores = accountDocument<SystemCopies, v.InferOutput<typeof documentSchema>>({
  name: 'system-copies',
  version: 1,
  initial: NO_COPIES,
  schema: documentSchema,
  read: ({ unfinished, savedAtMs, putOffAtMs, writtenAtMs, failure }) => ({
    value: { unfinished, savedAtMs, putOffAtMs, writtenAtMs, failure },
  }),
  write: (copies) => ({ ...copies }),
  merge: (base, mine, theirs) => ({
    ...mergeFields(base, mine, theirs),
    // A form is one value, and so is a failure.
    unfinished: mine.unfinished === base.unfinished ? theirs.unfinished : mine.unfinished,
    failure: mine.failure === base.failure ? theirs.failure : mine.failure,
  }),
});

import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { mergeFields } from '../../persistence/three-way-merge.ts';
import { COPY_PROBLEMS } from '../../platform/dated-copy.ts';
import { accountDocument } from '../../session/account-document.ts';
import { exportFormSchema } from './export-form.ts';

const DATED_PROBLEMS = [...COPY_PROBLEMS, 'fetch'] as const;

/** What can be wrong with a dated copy: the folder, or the system could not be fetched. */
export type DatedCopyProblem = (typeof DATED_PROBLEMS)[number];

const fields = {
  /** What is being saved to a file; null if nothing is. */
  unfinished: v.nullable(v.object({ form: exportFormSchema, startedAtMs: v.number() })),
  /** When the whole system was last saved to a file here; null if it was not. */
  savedAtMs: v.nullable(v.number()),
  /** When the person last postponed the reminder of the next copy. */
  putOffAtMs: v.nullable(v.number()),
  /** When the last dated copy was written to the folder; null when none was, or another folder was chosen since. */
  writtenAtMs: v.optional(v.nullable(v.number()), null),
  /** Why the last attempt to write one failed, and when; null when it did not. A problem that only a newer release knows is tried again like any other. */
  failure: v.fallback(
    v.optional(v.nullable(v.object({ problem: v.picklist(DATED_PROBLEMS), atMs: v.number() })), null),
    null,
  ),
};
const documentSchema = v.looseObject({ version: v.number(), ...fields });

/** What this device knows about the files with a copy of an own system. Times in milliseconds since 1970. */
export type SystemCopies = DeepReadonly<v.InferOutput<v.ObjectSchema<typeof fields, undefined>>>;

/** What is known of the copies of one account. */
export type SystemCopiesStore = PersistentStore<SystemCopies>;

const NO_COPIES: SystemCopies = {
  unfinished: null,
  savedAtMs: null,
  putOffAtMs: null,
  writtenAtMs: null,
  failure: null,
};

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

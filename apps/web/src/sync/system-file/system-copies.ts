import * as v from 'valibot';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { mergeFields } from '../../persistence/three-way-merge.ts';
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
}

/** What is known about the copies of one account. */
export type SystemCopiesStore = PersistentStore<SystemCopies>;

const NO_COPIES: SystemCopies = { unfinished: null, savedAtMs: null, putOffAtMs: null };

const documentSchema = v.looseObject({
  version: v.number(),
  unfinished: v.nullable(v.object({ form: exportFormSchema, startedAtMs: v.number() })),
  savedAtMs: v.nullable(v.number()),
  putOffAtMs: v.nullable(v.number()),
});

/** What is known about the copies of each account. */
export const systemCopiesStores = accountDocument<SystemCopies, v.InferOutput<typeof documentSchema>>({
  name: 'system-copies',
  version: 1,
  initial: NO_COPIES,
  schema: documentSchema,
  read: ({ unfinished, savedAtMs, putOffAtMs }) => ({ value: { unfinished, savedAtMs, putOffAtMs } }),
  write: (copies) => ({ ...copies }),
  merge: (base, mine, theirs) => ({
    ...mergeFields(base, mine, theirs),
    // A form is one value.
    unfinished: mine.unfinished === base.unfinished ? theirs.unfinished : mine.unfinished,
  }),
});

import * as v from 'valibot';
import { createPersistentStore, type PersistentStore } from '../../persistence/persistent-store.ts';
import { mergeFields } from '../../persistence/three-way-merge.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { viewerStores } from '../../session/viewer-stores.ts';
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
const VERSION = 1;
const KEY_PREFIX = 'system-copies:';

const documentSchema = v.looseObject({
  version: v.number(),
  unfinished: v.nullable(v.object({ form: exportFormSchema, startedAtMs: v.number() })),
  savedAtMs: v.nullable(v.number()),
  putOffAtMs: v.nullable(v.number()),
});

/** The storage key of what is known about an account's copies. */
export function systemCopiesKey(viewer: string): string {
  return KEY_PREFIX + viewer;
}

function openCopies(storage: SafeStorage, viewer: string): SystemCopiesStore {
  return createPersistentStore<SystemCopies>({
    storage,
    key: systemCopiesKey(viewer),
    initial: NO_COPIES,
    read(stored) {
      const document = v.safeParse(documentSchema, stored);
      if (!document.success) return { value: NO_COPIES, isDamaged: true, isNewer: false };
      const { version, unfinished, savedAtMs, putOffAtMs } = document.output;
      const value = { unfinished, savedAtMs, putOffAtMs };
      return { value, isDamaged: false, isNewer: version > VERSION };
    },
    write: (copies) => ({ version: VERSION, ...copies }),
    merge: (base, mine, theirs) => ({
      ...mergeFields(base, mine, theirs),
      // A form is one value.
      unfinished: mine.unfinished === base.unfinished ? theirs.unfinished : mine.unfinished,
    }),
  });
}

/** Opens what is known about the copies of each account in a place. */
export const systemCopiesStores = viewerStores({
  keyOf: systemCopiesKey,
  open: openCopies,
  initial: NO_COPIES,
});

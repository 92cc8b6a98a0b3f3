import * as v from 'valibot';
import type { SafeStorage } from '../platform/storage.ts';
import { createPersistentStore, type PersistentStore } from './persistent-store.ts';

/** How a document `{ version, … }` is read, stored and merged. */
export interface DocumentFormat<T, Stored extends { readonly version: number }> {
  /** A stored document with a higher version is from a newer release. */
  readonly version: number;
  /** The value without a stored document. */
  readonly initial: T;
  readonly schema: v.GenericSchema<unknown, Stored>;
  /** The value of a stored document. `isDamaged`: some of it was unreadable. */
  readonly read: (stored: Stored) => { readonly value: T; readonly isDamaged?: boolean };
  /** The fields to store beside the version. */
  readonly write: (value: T) => Readonly<Record<string, unknown>>;
  readonly merge: (base: T, mine: T, theirs: T) => T;
  /** Removes secrets from the copy of a damaged document. */
  readonly redact?: (text: string) => string;
}

/** A document whose fields are read one by one; see `fieldReader`. */
export const anyDocumentSchema = v.looseObject({ version: v.number() });

/** Opens the document under `key`. */
export function openDocumentStore<T, Stored extends { readonly version: number }>(
  storage: SafeStorage,
  key: string,
  { version, initial, schema, read, write, ...options }: DocumentFormat<T, Stored>,
): PersistentStore<T> {
  return createPersistentStore<T>({
    ...options,
    storage,
    key,
    initial,
    read(stored) {
      const document = v.safeParse(schema, stored);
      if (!document.success) return { value: initial, isDamaged: true, isNewer: false };
      const isNewer = document.output.version > version;
      const { value, isDamaged = false } = read(document.output);
      const isCurrent = document.output.version === version && !isDamaged;
      return { value, isDamaged: isDamaged && !isNewer, isNewer, isCurrent };
    },
    write: (value) => ({ version, ...write(value) }),
  });
}

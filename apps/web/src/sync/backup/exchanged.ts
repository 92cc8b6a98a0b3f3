import { isRecord } from '@frontboard/model';
import * as v from 'valibot';
import { anyDocumentSchema, openDocumentStore } from '../../persistence/document-store.ts';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { fieldReader } from '../../persistence/read-fields.ts';
import { mergeFields } from '../../persistence/three-way-merge.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { accountDocument } from '../../session/account-document.ts';

/** What two devices have both had, by the id of the backup that went from one to the other. */
type Exchanged<T> = Readonly<Record<string, { readonly atMs: number } & T>>;

/** Of the documents of the device: a backup without own systems. */
type ExchangedDocuments = Exchanged<{ readonly documents: Readonly<Record<string, unknown>> }>;

/** Two devices used in turn need the newest; a few more in case a backup did not arrive. */
const MOST_EXCHANGED = 4;

export const EXCHANGED_KEY = 'exchanged';

function format<T>(schema: v.GenericSchema<unknown, { readonly atMs: number } & T>) {
  return {
    version: 1,
    initial: {} as Exchanged<T>,
    schema: anyDocumentSchema,
    read(stored: Readonly<Record<string, unknown>>) {
      const fields = fieldReader(stored);
      const value: Exchanged<T> = fields.table('exchanged', schema);
      return { value, isDamaged: fields.problems.length > 0 };
    },
    write: (exchanged: Exchanged<T>) => ({ exchanged }),
    merge: (base: Exchanged<T>, mine: Exchanged<T>, theirs: Exchanged<T>) =>
      newest(mergeFields(base, mine, theirs)),
  };
}

/** Opens what is known of exchanged documents of the device. */
export function createExchangedStore(storage: SafeStorage): PersistentStore<ExchangedDocuments> {
  const documents = v.custom<Readonly<Record<string, unknown>>>(isRecord);
  return openDocumentStore(storage, EXCHANGED_KEY, format(v.object({ atMs: v.number(), documents })));
}

/** Of each account: a hash of each entry, by its path. Its texts are not stored a second time. */
export const exchangedEntriesStores = accountDocument({
  name: EXCHANGED_KEY,
  ...format(v.object({ atMs: v.number(), hashes: v.record(v.string(), v.string()) })),
});

/** `exchanged` with one more, without the oldest. */
export function addingExchanged<T>(id: string, entry: { readonly atMs: number } & T) {
  return (exchanged: Exchanged<T>): Exchanged<T> => newest({ ...exchanged, [id]: entry });
}

function newest<T>(exchanged: Exchanged<T>): Exchanged<T> {
  const known = Object.entries(exchanged).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(
    known.toSorted(([, one], [, other]) => other.atMs - one.atMs).slice(0, MOST_EXCHANGED),
  );
}

import * as v from 'valibot';
import {
  anyDocumentSchema,
  type DocumentFormat,
  openDocumentStore,
} from '../../persistence/document-store.ts';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { fieldReader } from '../../persistence/read-fields.ts';
import { mergeFields, presentEntries } from '../../persistence/three-way-merge.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { accountDocument } from '../../session/account-document.ts';

const exchangedSchema = v.object({
  /** When it was given or taken, in milliseconds since 1970. */
  atMs: v.number(),
  /** Whether the other device is known to have had it: it came from there, or a backup from there names it. */
  isCommon: v.boolean(),
  hashes: v.record(v.string(), v.string()),
});

/** A backup that went from one device to another, as hashes: its texts are not stored a second time. */
export type ExchangedBackup = v.InferOutput<typeof exchangedSchema>;

/** By the id of the backup. */
export type Exchanged = Readonly<Record<string, ExchangedBackup>>;

/** How many given backups are kept: the newest that may have arrived nowhere, and the newest two that are known to have arrived. */
const MOST_GIVEN = 6;
const MOST_COMMON = 2;

export const EXCHANGED_KEY = 'exchanged';

const FORMAT: DocumentFormat<Exchanged, { readonly version: number }> = {
  version: 1,
  initial: {},
  schema: anyDocumentSchema,
  read(stored) {
    const fields = fieldReader(stored as Readonly<Record<string, unknown>>);
    const value: Exchanged = fields.table('exchanged', exchangedSchema);
    return { value, isDamaged: fields.problems.length > 0 };
  },
  write: (exchanged) => ({ exchanged }),
  merge: (base, mine, theirs) => newest(mergeFields(base, mine, theirs)),
};

/** Opens what is known of the exchanged settings and followed systems. */
export function createExchangedStore(storage: SafeStorage): PersistentStore<Exchanged> {
  return openDocumentStore(storage, EXCHANGED_KEY, FORMAT);
}

/** What is known of the exchanged parts of each account. */
export const accountExchangedStores = accountDocument({ name: EXCHANGED_KEY, ...FORMAT });

/** `exchanged` with one more, without the oldest. */
export function addingExchanged(id: string, backup: ExchangedBackup) {
  return (exchanged: Exchanged): Exchanged => newest({ ...exchanged, [id]: backup });
}

/** The other device is known to have this one. */
export function confirmingExchanged(id: string) {
  return (exchanged: Exchanged): Exchanged => {
    const known = exchanged[id];
    return known === undefined ? exchanged : { ...exchanged, [id]: { ...known, isCommon: true } };
  };
}

/** `exchanged` without one of them. */
export function withoutExchanged(id: string) {
  return ({ [id]: _gone, ...others }: Exchanged): Exchanged => others;
}

/** The ids, newest first. */
export function idsOfExchanged(exchanged: Exchanged): readonly string[] {
  return Object.entries(exchanged)
    .toSorted(([, one], [, other]) => other.atMs - one.atMs)
    .map(([id]) => id);
}

function newest(exchanged: Exchanged): Exchanged {
  const known = presentEntries(exchanged);
  const ids = idsOfExchanged(known);
  const common = ids.filter((id) => known[id]?.isCommon).slice(0, MOST_COMMON);
  const given = ids.filter((id) => !known[id]?.isCommon).slice(0, MOST_GIVEN);
  return Object.fromEntries(Object.entries(known).filter(([id]) => [...common, ...given].includes(id)));
}

import { isRecord } from '@frontboard/model';
import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { anyDocumentSchema } from '../../persistence/document-store.ts';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { fieldReader } from '../../persistence/read-fields.ts';
import { mergeFields, presentEntries } from '../../persistence/three-way-merge.ts';
import { accountDocument } from '../account-document.ts';
import { useAccountStore } from '../account-hooks.ts';
import {
  eachTable,
  LOCAL_TABLE_NAMES,
  LOCAL_TABLES,
  type LocalEntries,
  type LocalEntry,
  type LocalTable,
  type LocalTableName,
  type NoteOrigin,
  noteOriginSchema,
} from './local-tables.ts';

/** The note for whoever is next that is being written. */
interface NoteInField {
  readonly noteDraft: string;
  /** Null before its first letter. It stays with the note, whoever is in front when it is left. */
  readonly noteFrom: NoteOrigin | null;
}

/** What a person writes about one of their systems that PluralKit has no place for. It stays on this device, and in a backup. */
export type LocalData = LocalEntries & NoteInField;

export const NO_LOCAL_DATA: LocalData = { ...eachTable(() => ({})), noteDraft: '', noteFrom: null };

type FieldReader = ReturnType<typeof fieldReader>;

/** Reads local data field by field, as in the document and in a backup. */
export function readLocalData(fields: FieldReader): LocalData {
  return {
    ...eachTable((name) => fields.table<unknown>(name, LOCAL_TABLES[name].schema)),
    noteDraft: fields.one('noteDraft', v.string(), ''),
    noteFrom: fields.one('noteFrom', v.nullable(noteOriginSchema), null),
  };
}

/** The local data of each account. */
export const localDataStores = accountDocument({
  name: 'local-data',
  version: 2,
  initial: NO_LOCAL_DATA,
  schema: anyDocumentSchema,
  read(stored) {
    const fields = fieldReader(stored);
    const value = readLocalData(fields);
    return { value, isDamaged: fields.problems.length > 0 };
  },
  write: (data) => ({ ...data }),
  merge(base, mine, theirs) {
    const merged = mergeFields(base, mine, theirs);
    return { ...merged, ...eachTable((name) => presentEntries<unknown>(merged[name])) };
  },
});

/** A change of the local data. */
export type LocalDataChange = (data: LocalData) => LocalData;

/** Puts an entry into a table, or in place of the one with its id. */
export function puttingLocal<Name extends LocalTableName>(
  table: Name,
  id: string,
  entry: LocalEntry<Name>,
): LocalDataChange {
  return (data) => ({ ...data, [table]: { ...data[table], [id]: entry } });
}

/** Removes an entry of a table by its id. */
export function removingLocal(table: LocalTableName, id: string): LocalDataChange {
  return (data) => {
    const { [id]: _gone, ...others }: Readonly<Record<string, unknown>> = data[table];
    return { ...data, [table]: others };
  };
}

/** Moves what is stored about a member or group to its new uuid. What is already there stays. */
export function movingRecord(from: string, to: string): LocalDataChange {
  return (data) => ({
    ...data,
    ...eachTable((name) => {
      const { isByRecord, withMoved } = LOCAL_TABLES[name] as LocalTable<unknown>;
      if (withMoved !== undefined)
        return Object.fromEntries(
          Object.entries(data[name]).map(([id, entry]) => [id, withMoved(entry, from, to)]),
        );
      const { [from]: moved, ...others }: Readonly<Record<string, unknown>> = data[name];
      return isByRecord !== true || moved === undefined ? data[name] : { [to]: moved, ...others };
    }),
  });
}

/** The part of `data` that a person made: what backups have. */
export function backedUpOf(data: LocalData): LocalData {
  return { ...data, ...eachTable((name) => (LOCAL_TABLES[name].isMade ? data[name] : {})) };
}

/** How many entries of it a person made, with the note that is being written. */
export function countLocal(data: LocalData): number {
  return LOCAL_TABLE_NAMES.filter((name) => LOCAL_TABLES[name].isMade).reduce(
    (sum, name) => sum + Object.keys(data[name]).length,
    Number(data.noteDraft.trim() !== ''),
  );
}

/** What `theirs` has and `mine` lacks: entries by id, and the note if `mine` has none. */
export function missingLocal(mine: LocalData, theirs: LocalData): LocalData {
  return {
    ...noteInField(mine.noteDraft.trim() === '' ? theirs : NO_LOCAL_DATA),
    ...eachTable((name) => without(theirs[name], mine[name])),
  };
}

/** `data` with what it does not have of `more`. */
export function addingLocal(more: LocalData): LocalDataChange {
  return (data) => ({
    // Only into an empty field.
    ...noteInField(data.noteDraft.trim() === '' && more.noteDraft !== '' ? more : data),
    ...eachTable((name) => ({ ...more[name], ...data[name] })),
  });
}

/** Takes back what `addingLocal` has added and nothing has changed since. */
export function removingAdded(added: LocalData): LocalDataChange {
  const unchanged = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(one).filter(([id, entry]) => JSON.stringify(entry) === JSON.stringify(other[id])),
    );
  return (data) => ({
    ...noteInField(data.noteDraft === added.noteDraft ? NO_LOCAL_DATA : data),
    ...eachTable((name) => without(data[name], unchanged(added[name], data[name]))),
  });
}

/** What backups have of `data`, by path: a table, an id in it, and where fields change independently a field. The note in the field is one entry. */
export function pathsOfLocal(data: LocalData): Readonly<Record<string, unknown>> {
  const made = backedUpOf(data);
  return Object.fromEntries([
    ...LOCAL_TABLE_NAMES.flatMap((name) => {
      const { isByField } = LOCAL_TABLES[name] as LocalTable<unknown>;
      return Object.entries(made[name]).flatMap(([id, entry]): [string, unknown][] =>
        isByField === true && isRecord(entry)
          ? Object.entries(entry).map(([field, value]) => [`${name}/${id}/${field}`, value])
          : [[`${name}/${id}`, entry]],
      );
    }),
    ...(data.noteDraft.trim() === '' ? [] : [[NOTE_PATH, noteInField(data)] as const]),
  ]);
}

/** Sets what backups have of the data; the opposite of `pathsOfLocal`. */
export function settingLocal(paths: Readonly<Record<string, unknown>>): LocalDataChange {
  // Mutable while it is built.
  const tables: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(paths)) {
    const [name = '', id, field] = path.split('/');
    if (id === undefined) continue;
    const table = tables[name] ?? {};
    tables[name] = table;
    table[id] = field === undefined ? value : { ...(table[id] as object | undefined), [field]: value };
  }
  // The schemas have read every entry, here or in a backup.
  const note = (paths[NOTE_PATH] ?? NO_LOCAL_DATA) as NoteInField;
  return (data) => ({
    ...noteInField(note),
    ...eachTable((name) => (LOCAL_TABLES[name].isMade ? (tables[name] ?? {}) : data[name])),
  });
}

const NOTE_PATH = 'note';

/** The first parts of these paths. */
export const LOCAL_KINDS: readonly string[] = [
  ...LOCAL_TABLE_NAMES.filter((name) => LOCAL_TABLES[name].isMade),
  NOTE_PATH,
];

function noteInField({ noteDraft, noteFrom }: NoteInField): NoteInField {
  return { noteDraft, noteFrom };
}

/** The entries of a table whose ids another one does not have. */
function without(
  table: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(table).filter(([id]) => !Object.hasOwn(other, id)));
}

/** The store of the own system's local data, or an empty one without an own system. */
export function useLocalDataStore(): PersistentStore<LocalData> {
  return useAccountStore(localDataStores);
}

/** A part of the own system's local data. */
export function useLocalData<T>(select: (data: LocalData) => T): T {
  return useStore(useLocalDataStore(), select);
}

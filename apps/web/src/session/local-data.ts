import { isRecord, randomUuid } from '@frontboard/model';
import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { anyDocumentSchema } from '../persistence/document-store.ts';
import type { DeepReadonly } from '../persistence/documents/deep-readonly.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import { fieldReader } from '../persistence/read-fields.ts';
import { mergeFields } from '../persistence/three-way-merge.ts';
import { accountDocument } from './account-document.ts';
import { useAccountStore } from './hooks.ts';

/** The longest note, in UTF-16 units. */
export const LONGEST_NOTE = 500;

export const noteOriginSchema = v.object({
  /** When its first letter was typed, in milliseconds since 1970. */
  atMs: v.number(),
  /** Uuids of who was in front then: it is for anybody else. */
  front: v.array(v.string()),
});

/** Who has written a note, and when. */
export type NoteOrigin = DeepReadonly<v.InferOutput<typeof noteOriginSchema>>;

export const noteForNextSchema = v.object({ text: v.string(), ...noteOriginSchema.entries });

/** A line that the members in front leave for whoever is next. */
export type NoteForNext = DeepReadonly<v.InferOutput<typeof noteForNextSchema>>;

export const unsureMarkSchema = v.object({
  /** `about`: the switch at this time was at about this time. `somebody`: from this time somebody was in front, and nobody knows who. */
  kind: v.picklist(['about', 'somebody']),
  atMs: v.number(),
});

/** What a person is not sure of about a time of their history. */
export type UnsureMark = DeepReadonly<v.InferOutput<typeof unsureMarkSchema>>;

/** What a person writes about one of their systems that PluralKit has no place for. It stays on this device, and in a backup. */
export interface LocalData {
  /** By id, so that two tabs add and remove them independently. They are there until somebody has read them. */
  readonly notes: Readonly<Record<string, NoteForNext>>;
  /** The note that is being written. */
  readonly noteDraft: string;
  /** Of the note that is being written; null before its first letter. It stays with the note, whoever is in front when it is left. */
  readonly noteFrom: NoteOrigin | null;
  /** For whom the card of what happened while they were away was dismissed: when they had left, by uuid. */
  readonly awayDismissed: Readonly<Record<string, number>>;
  /** By id. */
  readonly unsure: Readonly<Record<string, UnsureMark>>;
}

export const NO_LOCAL_DATA: LocalData = {
  notes: {},
  noteDraft: '',
  noteFrom: null,
  awayDismissed: {},
  unsure: {},
};

/** The local data of each account. */
export const localDataStores = accountDocument({
  name: 'local-data',
  version: 1,
  initial: NO_LOCAL_DATA,
  schema: anyDocumentSchema,
  read(stored) {
    const fields = fieldReader(stored);
    const value: LocalData = {
      notes: fields.table('notes', noteForNextSchema),
      noteDraft: fields.one('noteDraft', v.string(), ''),
      noteFrom: fields.one('noteFrom', v.nullable(noteOriginSchema), null),
      awayDismissed: fields.table('awayDismissed', v.number()),
      unsure: fields.table('unsure', unsureMarkSchema),
    };
    return { value, isDamaged: fields.problems.length > 0 };
  },
  write: (data) => ({ ...data }),
  merge: (base, mine, theirs) => withoutRemoved(mergeFields(base, mine, theirs)),
});

/** A removed entry is merged to an undefined one. */
function withoutRemoved(data: LocalData): LocalData {
  const present = <T>(table: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(table).filter(([, entry]) => entry !== undefined));
  // `Object.fromEntries` loses the keys; each table keeps its type.
  return Object.fromEntries(
    Object.entries(data).map(([key, part]) => [key, isRecord(part) ? present(part) : part]),
  ) as unknown as LocalData;
}

/** A change of the local data. */
export type LocalDataChange = (data: LocalData) => LocalData;

/** Stores what is being written. `now`: who writes it, if this is its first letter; null if it is not known who is in front. */
export function draftingNote(noteDraft: string, now: NoteOrigin | null): LocalDataChange {
  return (data) => {
    const isFirst = data.noteDraft.trim() === '';
    return { ...data, noteDraft, noteFrom: (isFirst ? now : null) ?? data.noteFrom ?? now };
  };
}

/** Leaves the note that is being written, without the blanks around it. Nothing without text. `now`: of a draft of which it is not known who began it. */
export function leavingNote(now: NoteOrigin): LocalDataChange {
  const id = randomUuid();
  return (data) => {
    const text = data.noteDraft.trim();
    if (text === '' || text.length > LONGEST_NOTE) return data;
    const note = { text, ...(data.noteFrom ?? now) };
    return { ...data, notes: { ...data.notes, [id]: note }, noteDraft: '', noteFrom: null };
  };
}

/** Whether a note can be put in the field again: not beside what another front is writing, which would become a part of it. */
export function isEditable({ front }: NoteOrigin, { noteDraft, noteFrom }: LocalData): boolean {
  return noteDraft.trim() === '' || (noteFrom !== null && isSameFront(noteFrom.front, front));
}

function isSameFront(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

/** Puts a note in the field again, before what is being written, as of when it was first written. */
export function editingNote(id: string): LocalDataChange {
  return (data) => {
    const note = data.notes[id];
    if (note === undefined || !isEditable(note, data)) return data;
    const { text, ...noteFrom } = note;
    return {
      ...removingLocal('notes', id)(data),
      noteDraft: data.noteDraft.trim() === '' ? text : `${text}\n${data.noteDraft}`,
      noteFrom,
    };
  };
}

/** How many notes and marks there are, with the note that is being written. */
export function countLocal({
  notes,
  noteDraft,
  unsure,
}: Pick<LocalData, 'notes' | 'noteDraft' | 'unsure'>): number {
  return Object.keys(notes).length + Object.keys(unsure).length + Number(noteDraft.trim() !== '');
}

/** Adds what a person is not sure of. */
export function notingUnsure(mark: UnsureMark, id: string = randomUuid()): LocalDataChange {
  return (data) => ({ ...data, unsure: { ...data.unsure, [id]: mark } });
}

/** Moves what is not certain of the times of switches with them. */
export function movingMarks(
  moves: readonly { readonly fromMs: number; readonly toMs: number }[],
): LocalDataChange {
  const later = new Map(moves.map(({ fromMs, toMs }) => [fromMs, toMs]));
  const moved = (mark: UnsureMark): UnsureMark =>
    mark.kind === 'about' ? { ...mark, atMs: later.get(mark.atMs) ?? mark.atMs } : mark;
  return (data) => ({
    ...data,
    unsure: Object.fromEntries(Object.entries(data.unsure).map(([id, mark]) => [id, moved(mark)])),
  });
}

/** Whether the switch at this time is noted as about right. */
export function isAboutTime({ unsure }: Pick<LocalData, 'unsure'>, atMs: number): boolean {
  return Object.values(unsure).some((mark) => mark.kind === 'about' && mark.atMs === atMs);
}

/** Removes that note. */
export function forgettingAbout(atMs: number): LocalDataChange {
  return (data) => ({
    ...data,
    unsure: Object.fromEntries(
      Object.entries(data.unsure).filter(([, mark]) => mark.kind !== 'about' || mark.atMs !== atMs),
    ),
  });
}

/** A mark with its id. */
export type ListedMark = UnsureMark & { readonly id: string };

/** What is not certain about a front, oldest first: its beginning, and who was there. Times in ms. */
export function unsureIn(
  unsure: LocalData['unsure'],
  { fromMs, untilMs }: { readonly fromMs: number; readonly untilMs: number | null },
): readonly ListedMark[] {
  return Object.entries(unsure)
    .map(([id, mark]) => ({ ...mark, id }))
    .filter(({ kind, atMs }) =>
      kind === 'about'
        ? // The service has microseconds. A switch that was moved has another time, which is certain.
          atMs === Math.floor(fromMs)
        : atMs >= Math.floor(fromMs) && (untilMs === null || atMs < Math.floor(untilMs)),
    )
    .toSorted((one, other) => one.atMs - other.atMs);
}

/** Removes an entry of a table by its id. */
export function removingLocal(table: 'notes' | 'unsure', id: string): LocalDataChange {
  return (data) => {
    const { [id]: _gone, ...others } = data[table];
    return { ...data, [table]: others };
  };
}

/** Puts a note there again, for Undo. */
export function puttingNote(id: string, note: NoteForNext): LocalDataChange {
  return (data) => ({ ...data, notes: { ...data.notes, [id]: note } });
}

/** The notes in the order in which they were left. `isDue`: somebody is in front who was not when it was written; null if the front is not known. */
export function notesFor(
  { notes }: Pick<LocalData, 'notes'>,
  front: readonly string[] | null,
): readonly (NoteForNext & { readonly id: string; readonly isDue: boolean | null })[] {
  return Object.entries(notes)
    .map(([id, note]) => ({ ...note, id, isDue: front && isDueIn(note, front) }))
    .toSorted((one, other) => one.atMs - other.atMs);
}

/** Whether somebody is in front who was not when a note was written. */
export function isDueIn({ front }: NoteOrigin, now: readonly string[]): boolean {
  return now.some((uuid) => !front.includes(uuid));
}

/** The store of the own system's local data, or an empty one without an own system. */
export function useLocalDataStore(): PersistentStore<LocalData> {
  return useAccountStore(localDataStores);
}

/** A part of the own system's local data. */
export function useLocalData<T>(select: (data: LocalData) => T): T {
  return useStore(useLocalDataStore(), select);
}

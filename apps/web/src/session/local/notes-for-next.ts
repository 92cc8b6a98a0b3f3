import { randomUuid } from '@frontboard/model';
import { type LocalData, type LocalDataChange, removingLocal } from './local-data.ts';
import type { NoteForNext, NoteOrigin } from './local-tables.ts';

/** The longest note, in UTF-16 units. */
export const LONGEST_NOTE = 500;

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

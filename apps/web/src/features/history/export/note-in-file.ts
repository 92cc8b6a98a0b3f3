import { recordKey } from '@frontboard/model';
import { type FileNaming, nameInFile } from '../../../parts/export-file/file-naming.ts';
import type { SwitchNote } from '../../../session/local/local-tables.ts';
import type { Moment } from '../entries.ts';
import { notedText } from '../notes/note-text.ts';
import { notedMembers } from '../notes/noted-members.ts';
import { entryNoteWords as words } from '../notes/words.ts';
import type { EntryNames } from '../use-entry-names.ts';

/** What is written on this device about a front, as a file has it. */
export interface NoteInFile {
  readonly text: string;
  readonly marks: string;
  /** The roles and marks of its members. */
  readonly members: string;
}

const SEPARATOR = '; ';

/** A note as a file has it, with the members named as elsewhere in it, also who was near without being in front. Former members are left out. */
export function noteInFile(
  note: SwitchNote | undefined,
  moment: Moment,
  names: EntryNames,
  naming: FileNaming,
): NoteInFile {
  if (note === undefined) return { text: '', marks: '', members: '' };
  const noted = notedMembers(names, moment, note).flatMap((member) => {
    const what = note.members[recordKey(member)];
    if (what === undefined) return [];
    const name = nameInFile(names.nameOf(member), naming);
    return name === '' ? notedText(what) : words.noted(name, notedText(what));
  });
  return { text: note.text, marks: note.marks.join(SEPARATOR), members: noted.join(SEPARATOR) };
}

import { LocalNote } from '../../../parts/local-note/local-note.tsx';
import { useLocalDataStore } from '../../../session/local/local-data.ts';
import { untiedNoteId } from '../../../session/local/note-id.ts';
import { annotationOf, changingNote } from '../../../session/local/switch-notes.ts';
import { noteFormOfSwitch } from '../../../sync/edit/note-forms.ts';
import { switchOfDraft } from '../../../sync/edit/switch-drafts.ts';
import { MemberRoles, type MemberRolesProps } from './member-roles.tsx';
import { entryNoteWords as words } from './words.ts';

/** What the person has written on this device about a switch and its members, edited in place. */
export function EntryNote({ moment, front, names, notes }: MemberRolesProps) {
  const store = useLocalDataStore();
  const id = notes.idOf(moment);
  const { fromMs } = moment;
  const of = moment.memberIds.length === 0 ? words.ofSwitchOut : words.of(names.phrase(moment));
  return (
    <>
      <MemberRoles {...{ moment, front, names, notes }} />
      <LocalNote
        of={of}
        // The entry has a key of its own, so that what is typed stays in its fields when a switch that waits is sent.
        formKey={noteFormOfSwitch(id)}
        formerKey={noteFormOfSwitch(untiedNoteId(fromMs))}
        about={switchOfDraft(fromMs)}
        level={3}
        value={annotationOf(notes.noteOf(moment))}
        knownMarks={notes.marks}
        onChange={(change) => store.update(changingNote(id, fromMs, change))}
      />
    </>
  );
}

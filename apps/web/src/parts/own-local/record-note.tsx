import { useMemo } from 'react';
import {
  puttingLocal,
  removingLocal,
  useLocalData,
  useLocalDataStore,
} from '../../session/local/local-data.ts';
import { noteFormOf } from '../../sync/edit/note-forms.ts';
import { LocalNote } from '../local-note/local-note.tsx';

interface RecordNoteProps {
  kind: 'member' | 'group';
  uuid: string;
  /** As the page calls it. */
  name: string;
}

/** The note about a member or group of the own system. */
export function RecordNote({ kind, uuid, name }: RecordNoteProps) {
  const store = useLocalDataStore();
  const notes = useLocalData(({ recordNotes }) => recordNotes);
  const knownMarks = useMemo(
    () => [...new Set(Object.values(notes).flatMap(({ marks }) => marks))].sort(),
    [notes],
  );
  return (
    <LocalNote
      key={uuid}
      of={name}
      formKey={noteFormOf(kind, uuid)}
      level={3}
      isMarked={false}
      value={notes[uuid]}
      knownMarks={knownMarks}
      onChange={(change) =>
        store.update((data) => {
          const next = change(data.recordNotes[uuid]);
          return (next ? puttingLocal('recordNotes', uuid, next) : removingLocal('recordNotes', uuid))(data);
        })
      }
    />
  );
}

import { StickyNote } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocalData, useLocalDataStore } from '../../../session/local/local-data.ts';
import { useSettings } from '../../../state/hooks.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { useFront } from '../desk/switch-desk.tsx';
import type { FrontNotesProps } from './front-notes.tsx';
import { noteWords as words } from './words.ts';

const FrontNotes = lazyPart(async () => ({ default: (await import('./front-notes.tsx')).FrontNotes }));

export type NoteWriting = FrontNotesProps;

/** Whether the field for a note is open: also if something was being written when the page was left. Keeps its identity until that changes. */
export function useNoteWriting(): NoteWriting {
  const store = useLocalDataStore();
  const opened = () => ({ store, isWriting: store.getState().noteDraft !== '' });
  const [current, setCurrent] = useState(opened);
  const wantsFocus = useRef(false);
  // Another account has another note.
  if (current.store !== store) setCurrent(opened());
  const { isWriting } = current;
  return useMemo(
    () => ({
      isWriting,
      wantsFocus,
      onWriting(next: boolean) {
        wantsFocus.current = next;
        setCurrent({ store, isWriting: next });
      },
    }),
    [isWriting, store],
  );
}

/** The button that opens the field for a note. */
export function NoteToggle({ isWriting, onWriting }: NoteWriting) {
  const isWanted = useSettings(({ frontNotes }) => frontNotes);
  return (
    isWanted && (
      <IconButton
        label={words.leave}
        aria-expanded={isWriting}
        icon={<StickyNote aria-hidden="true" />}
        onClick={() => onWriting(!isWriting)}
      />
    )
  );
}

/** The notes of the front; nothing without any. */
export function NotePlace(props: FrontNotesProps) {
  const isWanted = useSettings(({ frontNotes }) => frontNotes);
  const { state } = useFront();
  const hasAny = useLocalData(({ notes }) => Object.keys(notes).length > 0);
  // Who is in front decides for whom a note is.
  if (!isWanted || state === 'loading' || !(hasAny || props.isWriting)) return null;
  return <FrontNotes {...props} />;
}

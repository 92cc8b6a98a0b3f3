import { StickyNote } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocalData } from '../../../session/local-data.ts';
import { useSettings } from '../../../state/hooks.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFront } from '../switch-desk.tsx';
import type { FrontNotesProps } from './front-notes.tsx';
import { noteWords as words } from './words.ts';

const FrontNotes = lazy(() => import('./front-notes.tsx').then((module) => ({ default: module.FrontNotes })));

/** The button that opens the field for a note. */
export function NoteToggle({ isWriting, onWriting }: FrontNotesProps) {
  const isWanted = useSettings(({ frontNotes }) => frontNotes);
  const { state } = useFront();
  // It is for whoever is not in the front it was left by.
  if (!isWanted || state !== 'known') return null;
  return (
    <IconButton
      label={words.leave}
      aria-expanded={isWriting}
      icon={<StickyNote aria-hidden="true" />}
      onClick={() => onWriting(!isWriting)}
    />
  );
}

/** The notes of the front; nothing without any. */
export function NotePlace(props: FrontNotesProps) {
  const isWanted = useSettings(({ frontNotes }) => frontNotes);
  const { state } = useFront();
  const hasAny = useLocalData(({ notes }) => Object.keys(notes).length > 0);
  // Who is in front decides for whom a note is.
  if (!isWanted || state === 'loading' || !(hasAny || props.isWriting)) return null;
  return (
    <Suspense fallback={null}>
      <FrontNotes {...props} />
    </Suspense>
  );
}

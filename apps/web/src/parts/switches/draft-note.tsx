import { Button } from '../../ui/buttons/button.tsx';
import styles from './draft-note.module.css';
import { draftNoteWords as words } from './draft-note-words.ts';

interface DraftNoteProps {
  /** Empties the form, and moves the focus into it: the button disappears. */
  onDiscard?: () => void;
}

/** Says that a form has opened with what was entered earlier. */
export function DraftNote({ onDiscard }: DraftNoteProps) {
  return (
    <div className={styles.note}>
      <p>{words.restored}</p>
      {onDiscard && (
        <Button size="small" onClick={onDiscard}>
          {words.discard}
        </Button>
      )}
    </div>
  );
}

import type { FrontNote } from '../../../cache/naming/system-view.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import styles from './entity-row.module.css';
import { FrontNoteIcon } from './front-note.tsx';

/** Shows, instead of a fronter, why none is shown. */
export function NoteRow({ note, hasPicture }: { note: FrontNote; hasPicture: boolean }) {
  return (
    <div className={cx(styles.row, styles.note)}>
      {hasPicture && (
        <span className={styles.noteIcon}>
          <FrontNoteIcon kind={note.kind} size="100%" />
        </span>
      )}
      <span className={styles.noteText}>{note.text}</span>
    </div>
  );
}

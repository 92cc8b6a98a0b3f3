import { useId, useState } from 'react';
import type { SystemView } from '../../cache/naming/system-view.ts';
import type { AvatarShape } from '../../ui/avatar.tsx';
import { EntityRow, EntityRowSkeleton, NoteRow } from './entity-row.tsx';
import { GoneActions } from './gone-actions.tsx';
import { splitFronters } from './split-fronters.ts';
import styles from './table-fronters.module.css';
import { statusWords } from './words.ts';

interface TableFrontersProps {
  view: SystemView;
  shape: AvatarShape;
  size: number | null;
  isStacked: boolean;
}

/** Everyone fronting in one cell, wrapping; a large front is cut short and opens in place. */
export function TableFronters({ view, shape, size, isStacked }: TableFrontersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (view.note?.kind === 'loading')
    return <EntityRowSkeleton label={view.note.text} shape={shape} size={size} />;
  if (view.note !== null) {
    return (
      <div className={styles.note}>
        <NoteRow note={view.note} size={size} />
        {view.note.kind === 'gone' && <GoneActions id={view.id} title={view.title} />}
      </div>
    );
  }
  const { shown, rest } = splitFronters(view.fronters);
  const listed = isOpen ? view.fronters : shown;
  return (
    <>
      <ul id={id} className={styles.fronters} data-stacked={isStacked || undefined} aria-label={view.summary}>
        {listed.map(({ key, member, name, pronouns }) => (
          <li key={key} className={styles.fronter}>
            <EntityRow
              target={member && { kind: 'member', systemId: view.id, member }}
              of={member}
              name={name}
              pronouns={pronouns}
              shape={shape}
              size={size}
              isStacked={isStacked}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? statusWords.fewerFronters : statusWords.moreFronters(rest)}
        </button>
      )}
    </>
  );
}

import { useEffect, useRef } from 'react';
import type { Annotation } from '../../persistence/documents/annotation.ts';
import { useServices } from '../../sync/services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { softSmall } from '../../ui/text/text-look.ts';
import { RecordSection } from '../record/record-section.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteView } from './note-view.tsx';
import { useNoteDraft } from './use-note-draft.ts';
import { WhenAsked } from './when-asked.tsx';
import { localNoteWords as words } from './words.ts';

export interface LocalNoteProps {
  /** What it is about, as in "Edit your note about Luna". */
  of: string;
  /** The key of the form, such as `member:` and a uuid. Unsaved text is stored under it. Give it as React's `key`, too. */
  formKey: string;
  /** The former `formKey` of the same form, whose draft it takes over. */
  formerKey?: string;
  /** What else is stored with what is typed, to find again what it is about. */
  about?: Readonly<Record<string, unknown>>;
  value: Annotation | undefined;
  /** Stores what `change` makes of the note that is there now; undefined removes it. An undo does not replace a note written since. */
  onChange: (change: (now: Annotation | undefined) => Annotation | undefined) => void;
  /** Marks that others of its kind have, to choose from. */
  knownMarks?: readonly string[];
  /** The level of the heading: 3 in a dialog. */
  level: 2 | 3;
  /** Whether it says that it is on this device; false where its surroundings say so. */
  isMarked?: boolean;
}

const NO_MARKS: readonly string[] = [];

/** A person's own note about something, with marks: on this device only. It is edited in place, and saved by a press. */
export function LocalNote({
  of,
  formKey,
  formerKey,
  about,
  value,
  onChange,
  knownMarks = NO_MARKS,
  level,
  isMarked = true,
}: LocalNoteProps) {
  const { notices, clock } = useServices();
  const { begun, isTyped, isChangedElsewhere, begin, type, restore, end } = useNoteDraft(formKey, value, {
    formerKey,
    about,
  });
  const place = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const isEditing = begun !== null;
  // What was pressed has left with its row of buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the form or the note replaces the other
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    place.current?.querySelector<HTMLElement>('textarea, [data-edit]')?.focus();
  }, [isEditing, value]);
  const moveAfter = (run: () => void) => {
    isMoving.current = true;
    run();
  };
  const undoable = (title: string, run: () => void) => notices.notify({ kind: 'info', title, undo: run });
  const remove = () => {
    if (value === undefined) return;
    onChange(() => undefined);
    undoable(words.deleted, () => onChange((now) => now ?? value));
  };
  const save = (next: Pick<Annotation, 'text' | 'marks'>) => {
    end();
    if (next.text === '' && next.marks.length === 0) return remove();
    onChange(() => ({ ...next, atMs: clock.now() }));
    notices.notify({ kind: 'info', title: words.saved });
  };
  const discard = () => {
    if (isTyped) undoable(words.discarded, restore);
    end();
  };
  return (
    <RecordSection title={words.title} level={level} note={isMarked ? words.onThisDevice : undefined}>
      <div ref={place}>
        {begun === null ? (
          <Shown {...{ of, value }} onEdit={() => moveAfter(begin)} onDelete={() => moveAfter(remove)} />
        ) : (
          <WhenAsked label={words.show} isAskedAlready={!begun.isRestored}>
            {begun.isRestored && <p className={softSmall}>{words.restored}</p>}
            {isChangedElsewhere && value !== undefined && (
              <div role="status">
                <p>{words.changedElsewhere}</p>
                <NoteView note={value} />
              </div>
            )}
            <NoteForm
              values={begun.values}
              knownMarks={knownMarks}
              onType={type}
              onSave={(next) => moveAfter(() => save(next))}
              onDiscard={() => moveAfter(discard)}
            />
          </WhenAsked>
        )}
      </div>
    </RecordSection>
  );
}

interface ShownProps extends Pick<LocalNoteProps, 'of' | 'value'> {
  onEdit: () => void;
  onDelete: () => void;
}

function Shown({ of, value, onEdit, onDelete }: ShownProps) {
  if (value === undefined)
    return (
      <Button data-edit size="small" aria-label={words.addOf(of)} onClick={onEdit}>
        {words.add}
      </Button>
    );
  return (
    <div className={stack(2)}>
      <NoteView note={value} />
      <div className={cluster(2)}>
        <Button data-edit size="small" aria-label={words.editOf(of)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button size="small" variant="quiet" aria-label={words.deleteOf(of)} onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
    </div>
  );
}

import { useId, useRef } from 'react';
import {
  type Annotation,
  LONGEST_ANNOTATION,
  LONGEST_MARK,
  MOST_MARKS,
} from '../../persistence/documents/annotation.ts';
import { Form } from '../../ui/form/form.tsx';
import { InlineFormFoot } from '../../ui/form/inline-form-foot.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextBox } from '../../ui/form/text-box.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { marksIn, problemsOfMarks } from './marks.ts';
import type { NoteValues } from './use-note-draft.ts';
import { localNoteWords as words } from './words.ts';

interface NoteFormProps {
  values: NoteValues;
  /** Marks that others of its kind have, to choose from. */
  knownMarks: readonly string[];
  onType: (values: NoteValues) => void;
  onSave: (note: Pick<Annotation, 'text' | 'marks'>) => void;
  onDiscard: () => void;
}

/** The fields of a note. What is too long stays in them, and is saved once it is shorter. */
export function NoteForm({ values, knownMarks, onType, onSave, onDiscard }: NoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const marks = marksIn(values.marks);
  const textErrors = values.text.length > LONGEST_ANNOTATION ? [words.tooLong(LONGEST_ANNOTATION)] : [];
  const { long, isTooMany } = problemsOfMarks(marks);
  const markErrors = [
    ...long.map((mark) => words.marksLong(mark, LONGEST_MARK)),
    ...(isTooMany ? [words.marksMany(MOST_MARKS)] : []),
  ];
  const save = () => {
    if (textErrors.length + markErrors.length === 0) onSave({ text: values.text.trim(), marks });
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Form
      ref={form}
      className={stack(3)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label={words.field}
        description={words.fieldHint}
        errors={textErrors}
        limit={LONGEST_ANNOTATION}
        value={values.text}
        onChange={(text) => onType({ ...values, text })}
      />
      <TextBox
        label={words.marksField}
        description={words.marksHint}
        errors={markErrors}
        list={listId}
        value={values.marks}
        onChange={(line) => onType({ ...values, marks: line })}
      />
      <datalist id={listId}>
        {knownMarks.map((mark) => (
          <option key={mark} value={[...marks.slice(0, -1), mark].join(', ')}>
            {mark}
          </option>
        ))}
      </datalist>
      <InlineFormFoot save={words.save} discard={words.cancel} onDiscard={onDiscard} />
    </Form>
  );
}

import type { LookupKind } from '@frontboard/model';
import type { FormEvent, RefObject } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { VERBATIM_INPUT } from '../../../ui/fields/verbatim-input.ts';
import { Form } from '../../../ui/form/form.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import styles from './lookup-screen.module.css';
import type { LookupRecognition } from './recognise.ts';
import { type KindChoice, searchWords } from './words.ts';

const USUAL_KINDS: readonly LookupKind[] = ['system', 'member', 'group'];

/** What the text can be, and the chosen kind even if it can't be that. */
function kindOptions(possible: readonly LookupKind[] | null, choice: KindChoice) {
  const kinds: KindChoice[] = ['any', ...(possible ?? USUAL_KINDS)];
  if (!kinds.includes(choice)) kinds.push(choice);
  return kinds.map((value) => ({ value, label: searchWords.kinds[value] }));
}

interface LookupFormProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  error: string | undefined;
  /** What the text looks like. */
  recognition: LookupRecognition;
  choice: KindChoice;
  /** A result is about to be opened. */
  isPending: boolean;
  onText: (text: string) => void;
  onLeave: () => void;
  onChoice: (choice: KindChoice) => void;
  onSubmit: (event: FormEvent) => void;
}

/** The field for the reference, what it looks like, and the choice of its kind. */
export function LookupForm(props: LookupFormProps) {
  const { input, text, error, recognition, choice, isPending, onText, onLeave, onChoice, onSubmit } = props;
  return (
    <Form noValidate onSubmit={onSubmit} className={stack(3)}>
      <div>
        <TextField
          ref={input}
          label={searchWords.label}
          data-shortcut="search"
          description={searchWords.hint}
          errorMessage={error}
          value={text}
          enterKeyHint="search"
          {...VERBATIM_INPUT}
          onChange={onText}
          onBlur={onLeave}
          after={
            <Button type="submit" variant="primary" className={styles.go} isPending={isPending}>
              {searchWords.go}
            </Button>
          }
        />
        <p role="status" className={styles.recognition}>
          {error === undefined && recognition.says}
        </p>
      </div>
      <SegmentedControl
        label={searchWords.kind}
        options={kindOptions(recognition.possible, choice)}
        value={choice}
        onChange={onChoice}
      />
    </Form>
  );
}

import { type FormEvent, useState } from 'react';
import { LONGEST_LOCAL_NAME } from '../../../state/followed-details-changes.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { foldersWords as words } from './words.ts';

interface NameDialogProps {
  title: string;
  /** The name before. */
  name: string;
  isOpen: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a folder. */
export function NameDialog({ title, name, isOpen, onName, onClose }: NameDialogProps) {
  const save = (next: string) => {
    onName(next);
    onClose();
  };
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose} submit={words.save}>
      {(formId) => <NameForm id={formId} name={name} onName={save} />}
    </FormDialog>
  );
}

function NameForm({ id, name, onName }: { id: string; name: string; onName: (name: string) => void }) {
  const [text, setText] = useState(name);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') setAsked(true);
    else onName(text.trim());
  };
  return (
    <Form id={id} onSubmit={submit}>
      <TextField
        data-initial-focus
        label={words.name}
        maxLength={LONGEST_LOCAL_NAME}
        value={text}
        onChange={setText}
        errorMessage={isAsked && text.trim() === '' ? words.nameNeeded : undefined}
      />
    </Form>
  );
}

import { type FormEvent, useState } from 'react';
import { type KnownServer, LONGEST_SERVER_NAME } from '../../../session/servers.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { serverWords } from './words.ts';

const words = serverWords.rename;

interface RenameDialogProps {
  server: KnownServer;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Asks for another name of a server; Enter and the button save it. */
export function RenameDialog({ server, onRename, onClose }: RenameDialogProps) {
  const [name, setName] = useState(server.name);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRename(name);
    onClose();
  };
  return (
    <FormDialog title={words.title} isOpen onClose={onClose} submit={words.save}>
      {(formId) => (
        <Form id={formId} noValidate onSubmit={handleSubmit}>
          <TextField
            data-initial-focus
            label={words.label}
            description={words.hint}
            value={name}
            maxLength={LONGEST_SERVER_NAME}
            onChange={setName}
          />
        </Form>
      )}
    </FormDialog>
  );
}

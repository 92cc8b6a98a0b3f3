import { type FormEvent, useId, useState } from 'react';
import { type KnownServer, LONGEST_SERVER_NAME } from '../../../session/servers.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
  const formId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRename(name);
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      size="small"
      isOpen
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary">
          {words.save}
        </Button>
      }
    >
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
    </Dialog>
  );
}

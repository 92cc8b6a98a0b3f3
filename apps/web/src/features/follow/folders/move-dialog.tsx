import { randomUuid } from '@frontboard/model';
import { type FormEvent, useState } from 'react';
import { localName } from '../../../cache/naming/local-name.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useMoveToFolder } from '../../../parts/followed/use-move-to-folder.ts';
import { addingFolder, foldersOf, LONGEST_LOCAL_NAME } from '../../../state/followed-details-changes.ts';
import { useFollowedDetails } from '../../../state/hooks.ts';
import { useStateServices } from '../../../state/services.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceList } from '../../../ui/form/choice-list.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { foldersWords as words } from './words.ts';

const NONE = '';
const NEW = 'new';

interface MoveDialogProps {
  id: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Moves one system to a folder, out of all, or to a new one. */
export function MoveDialog({ name, isOpen, onClose, ...system }: MoveDialogProps) {
  return (
    <FormDialog title={words.moveTitle(name)} isOpen={isOpen} onClose={onClose} submit={words.move}>
      {(formId) => <MoveForm {...system} name={name} formId={formId} onDone={onClose} />}
    </FormDialog>
  );
}

interface MoveFormProps extends Pick<MoveDialogProps, 'id' | 'name'> {
  formId: string;
  onDone: () => void;
}

function MoveForm({ id, name, formId, onDone }: MoveFormProps) {
  const { followedDetails } = useStateServices();
  const details = useFollowedDetails((all) => all);
  const naming = useNaming();
  const folders = foldersOf(details);
  const former = details.systems[id]?.folder;
  const [chosen, setChosen] = useState(former ?? (folders.length === 0 ? NEW : NONE));
  const [newName, setNewName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const move = useMoveToFolder();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNew = chosen === NEW;
    const folderName = isNew ? newName.trim() : folders.find((folder) => folder.id === chosen)?.name;
    if (folderName === '') return setAsked(true);
    const folder = isNew ? randomUuid() : chosen || undefined;
    if (isNew && folderName !== undefined) followedDetails.update(addingFolder(folderName, folder));
    move(id, name, folder);
    onDone();
  };
  return (
    <Form id={formId} className={stack(3)} onSubmit={submit}>
      <ChoiceList
        name="folder"
        label={words.title}
        choices={[
          { value: NONE, label: words.noFolder },
          ...folders.map((folder) => ({ value: folder.id, label: localName(folder.name, naming) })),
          { value: NEW, label: words.newFolder },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === NEW && (
        <TextField
          label={words.name}
          maxLength={LONGEST_LOCAL_NAME}
          value={newName}
          onChange={setNewName}
          errorMessage={isAsked && newName.trim() === '' ? words.nameNeeded : undefined}
        />
      )}
    </Form>
  );
}

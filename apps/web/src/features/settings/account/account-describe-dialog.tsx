import { type FormEvent, useState } from 'react';
import { LONGEST_ACCOUNT_NAME, type ShownAccount } from '../../../session/accounts.ts';
import { useAccounts } from '../../../session/use-accounts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { settingsWords } from '../words.ts';
import styles from './account-section.module.css';

const words = settingsWords.account;
/** What the platform's colour field shows without a colour: it can't be empty. */
const NO_COLOR = '#8d8d86';

interface DescribeDialogProps {
  account: ShownAccount;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets the name and the colour of an account on this device. */
export function DescribeDialog({ account, name, isOpen, onClose }: DescribeDialogProps) {
  return (
    <FormDialog
      title={words.describeTitle(name)}
      isOpen={isOpen}
      onClose={onClose}
      submit={words.keepDescription}
    >
      {(formId) => <DescribeForm id={formId} account={account} onDone={onClose} />}
    </FormDialog>
  );
}

function DescribeForm({ id, account, onDone }: { id: string; account: ShownAccount; onDone: () => void }) {
  const { accounts } = useAccounts();
  const [name, setName] = useState(account.name ?? '');
  const [color, setColor] = useState(account.color);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    accounts.describe(account.viewer, { name: name.trim() === '' ? null : name.trim(), color });
    onDone();
  };
  return (
    <Form id={id} className={styles.form} onSubmit={handleSubmit}>
      <p className={soft}>{words.describeLead}</p>
      <TextField
        data-initial-focus
        label={words.name}
        description={words.nameText}
        maxLength={LONGEST_ACCOUNT_NAME}
        value={name}
        onChange={setName}
      />
      <TextField
        label={words.color}
        description={words.colorText}
        type="color"
        className={styles.color}
        value={color ?? account.system?.color ?? NO_COLOR}
        onChange={setColor}
        after={
          color !== null && (
            <Button variant="quiet" onClick={() => setColor(null)}>
              {words.ownColor}
            </Button>
          )
        }
      />
    </Form>
  );
}

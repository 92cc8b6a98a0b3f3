import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { decryptBackup, EncryptedBackupError } from '../../../sync/backup/encrypt-backup.ts';
import { SecretField } from '../../../ui/fields/secret-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { backupWords } from './words.ts';

const words = backupWords.passphrase;

interface PassphraseDialogProps {
  /** Null closes the dialog. */
  encrypted: Uint8Array<ArrayBuffer> | null;
  onText: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the passphrase of an encrypted backup until it opens. */
export function PassphraseDialog({ encrypted, onText, onClose }: PassphraseDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [passphrase, setPassphrase] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  /** Raised by closing: what an earlier attempt has decrypted is not used. */
  const attempt = useRef(0);
  const close = () => {
    attempt.current += 1;
    setOpening(false);
    setPassphrase('');
    setError(null);
    onClose();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (encrypted === null || isOpening) return;
    const mine = attempt.current;
    setOpening(true);
    setError(null);
    try {
      const text = await decryptBackup(encrypted, passphrase.trim());
      if (mine !== attempt.current) return;
      await onText(text);
      setPassphrase('');
    } catch (reason) {
      if (mine !== attempt.current) return;
      const problem = reason instanceof EncryptedBackupError ? reason.problem : 'damaged';
      flushSync(() => setError(words.problems[problem]));
      field.current?.focus();
    } finally {
      if (mine === attempt.current) setOpening(false);
    }
  };
  return (
    <FormDialog
      title={words.title}
      isOpen={encrypted !== null}
      onClose={close}
      submit={isOpening ? words.opening : words.open}
      isPending={isOpening}
    >
      {(formId) => (
        <Form id={formId} className={stack(3)} onSubmit={(event) => void handleSubmit(event)}>
          <p>{words.lead}</p>
          <SecretField
            ref={field}
            data-initial-focus
            label={words.label}
            errorMessage={error}
            value={passphrase}
            onChange={(next) => {
              setPassphrase(next);
              setError(null);
            }}
          />
        </Form>
      )}
    </FormDialog>
  );
}

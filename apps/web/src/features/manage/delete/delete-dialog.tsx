import { type FormEvent, useRef, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { saveJson } from '../../../platform/save-file.ts';
import { type Doomed, toStored } from '../../../sync/restore/restore-copy.ts';
import { useAreCopiesPersisted } from '../../../sync/restore/use-restore-copies.ts';
import { isTypedName } from '../../../text/is-typed-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { VERBATIM_INPUT } from '../../../ui/fields/verbatim-input.ts';
import { Form } from '../../../ui/form/form.tsx';
import { cx } from '../../../ui/layout/class-names.ts';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { WaitNote } from '../../../ui/wait/try-again.tsx';
import { recordName } from '../record-name.ts';
import styles from './delete-dialog.module.css';
import { type DeletionProblem, useDeletion } from './use-deletion.ts';
import { deleteWords as words } from './words.ts';

interface DeleteDialogProps {
  doomed: Doomed;
  isOpen: boolean;
  onClose: () => void;
  /**
   * It is deleted, and the caches are updated: its own screen has nothing left to show. `wasOpen`: whether the dialog was open until then.
   */
  onDeleted: (wasOpen: boolean) => void;
}

/**
 * Asks before a member or group is deleted permanently: says what is deleted, offers to hide it instead, and asks for its name. A
 * restore copy is stored before anything is sent.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const name = recordName(props.doomed, useNaming());
  return (
    <Dialog title={words.title(name)} isOpen={props.isOpen} onClose={props.onClose}>
      {/* What was typed for one thing must not be there when another is asked about. */}
      <DeleteForm key={props.doomed.record.id} {...props} name={name} />
    </Dialog>
  );
}

function DeleteForm({ doomed, name, onClose, onDeleted }: DeleteDialogProps & { name: string }) {
  const [typed, setTyped] = useState('');
  const [isMismatch, setMismatch] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { pending, problem, remove, hide } = useDeletion(doomed, name, ({ isDeleted, isOpen }) => {
    if (isOpen) onClose();
    if (isDeleted) onDeleted(isOpen);
  });
  const { kind, record } = doomed;
  const copyWords = useAreCopiesPersisted() ? words.copy : words.passingCopy;
  const isHidden = record.privacy?.visibility === 'private';
  const whenTyped = (isCopyWaived: boolean) => {
    if (isTypedName(typed, [name, record.name, record.displayName])) return void remove(isCopyWaived);
    setMismatch(true);
    field.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    whenTyped(false);
  };
  return (
    <Form className={stack(4)} onSubmit={handleSubmit}>
      <p className={styles.text}>{words.goes[kind]}</p>
      <p className={soft}>{copyWords[kind]}</p>
      {!isHidden && (
        <div className={cluster(2)}>
          <p className={soft}>{words.hideLead[kind]}</p>
          <Button isPending={pending === 'hide'} onClick={() => void hide()}>
            {words.hide}
          </Button>
        </div>
      )}
      <TextField
        ref={field}
        label={words.label(name)}
        errorMessage={isMismatch && words.mismatch}
        {...VERBATIM_INPUT}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setMismatch(false);
        }}
      />
      <div role="alert">
        {isHidden && problem?.kind === 'failed' && problem.isPerhapsHidden ? (
          <p>{words.hidden(name)}</p>
        ) : (
          problem && <Problem problem={problem} onWithoutCopy={() => whenTyped(true)} />
        )}
      </div>
      <div className={cx(cluster(2), styles.end)}>
        <Button onClick={onClose}>{pending === null ? words.cancel : words.doNotWait}</Button>
        <Button type="submit" variant="danger" isPending={pending === 'delete'}>
          {pending === 'delete' ? words.removing : words.remove}
        </Button>
      </div>
    </Form>
  );
}

function Problem({ problem, onWithoutCopy }: { problem: DeletionProblem; onWithoutCopy: () => void }) {
  if (problem.kind === 'failed') {
    const { title, detail, retryAtMs } = problem.description;
    return (
      <div className={styles.problem}>
        <strong>{title}</strong>
        <p>{detail}</p>
        {retryAtMs !== undefined && <WaitNote untilMs={retryAtMs} />}
        {problem.outcome !== '' && <p>{problem.outcome}</p>}
      </div>
    );
  }
  const { copy } = problem;
  return (
    <div className={styles.problem}>
      <strong>{words.noCopy.title}</strong>
      <p>{words.noCopy.detail}</p>
      <div className={cluster(2)}>
        <Button onClick={() => saveJson(`${copy.kind}-${copy.record.id}.json`, toStored(copy))}>
          {words.noCopy.download}
        </Button>
        <Button variant="danger" onClick={onWithoutCopy}>
          {words.noCopy.anyway}
        </Button>
      </div>
    </div>
  );
}

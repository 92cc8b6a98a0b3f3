import { type FormEvent, useState } from 'react';
import { useSwitchChanges } from '../../../sync/switches/use-switch-changes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import formStyles from '../edit-form.module.css';
import { exactTime, useSwitchNames } from '../switch-names.ts';
import { ChangePreview } from './change-preview.tsx';
import type { SwitchFormProps } from './form-props.ts';
import { switchDialogWords } from './switch-dialog-words.ts';
import { useSwitchWrite } from './use-switch-write.ts';
import { useUndoNotice } from './use-undo-notice.ts';
import { WriteProblemNote } from './write-problem.tsx';

const words = switchDialogWords.deletion;

/** Deletes a switch after a confirmation; this can be undone. */
export function DeleteForm({
  frontSwitch,
  history,
  onStored,
  onCancel,
}: Omit<SwitchFormProps<never>, 'draft' | 'onDraft'>) {
  const { remove } = useSwitchChanges();
  const { phrase } = useSwitchNames();
  const notifyUndoable = useUndoNotice();
  const [base, setBase] = useState(frontSwitch);
  const { isSaving, problem, run } = useSwitchWrite((change) => {
    notifyUndoable({
      kind: 'info',
      title: switchDialogWords.notices.deleted,
      change,
      undone: switchDialogWords.notices.restored,
      notUndone: switchDialogWords.notices.notRestored,
    });
    onStored(change);
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(() => remove(base));
  };
  return (
    <Form className={stack(4)} onSubmit={handleSubmit}>
      <p className={formStyles.what}>
        <strong>
          <Foreign>{phrase(base, 5)}</Foreign>
        </strong>
        <span>{exactTime(base)}</span>
      </p>
      <p>{history.switches[0]?.id === base.id ? words.latest : words.text}</p>
      <ChangePreview edit={{ kind: 'delete', id: base.id ?? '' }} history={history} />
      <p className={softSmall}>{words.undoHint}</p>
      <WriteProblemNote
        problem={problem}
        base={base}
        overwriteLabel={switchDialogWords.changed.deleteAnyway}
        onRetry={() => run(() => remove(base))}
        onOverwrite={(latest) => {
          setBase(latest);
          run(() => remove(latest));
        }}
        onKeepTheirs={onCancel}
      />
      <div className={formStyles.foot}>
        <Button onClick={onCancel}>{switchDialogWords.cancel}</Button>
        <Button type="submit" variant="danger" isPending={isSaving}>
          {words.confirm}
        </Button>
      </div>
    </Form>
  );
}

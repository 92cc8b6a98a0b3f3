import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { formWords } from './words.ts';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'isOpen' | 'onClose'> {
  /** The name of the button that submits the form. */
  submit: string;
  isPending?: boolean;
  /** The form, with this id. */
  children: (formId: string) => ReactNode;
}

/** A small dialog with one form: Enter and the last button submit it, and nothing is changed by Cancel. */
export function FormDialog({ submit, isPending = false, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      size="small"
      actions={
        <>
          <Button onClick={dialog.onClose}>{formWords.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      {children(formId)}
    </Dialog>
  );
}

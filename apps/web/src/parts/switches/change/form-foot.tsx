import { Button } from '../../../ui/buttons/button.tsx';
import formStyles from '../edit-form.module.css';
import { switchDialogWords as words } from './switch-dialog-words.ts';

interface FormFootProps {
  isSaving: boolean;
  /** Something has to be confirmed first. */
  isBlocked?: boolean;
  onCancel: () => void;
}

/** Save and Cancel. */
export function FormFoot({ isSaving, isBlocked = false, onCancel }: FormFootProps) {
  return (
    <div className={formStyles.foot}>
      <Button onClick={onCancel}>{words.cancel}</Button>
      <Button type="submit" variant="primary" isPending={isSaving} aria-disabled={isBlocked || undefined}>
        {isSaving ? words.saving : words.save}
      </Button>
    </div>
  );
}

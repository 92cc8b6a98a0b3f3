import type { OnlyHere } from '../../../sync/forgetting/forget-private.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { settingsWords } from '../words.ts';
import styles from './account-section.module.css';

const words = settingsWords.account.onlyHere;

interface OnlyHereDialogProps {
  /** What would be lost; null keeps the dialog closed. */
  onlyHere: OnlyHere | null;
  onForget: (options: { readonly keepsOnlyHere: boolean }) => void;
  onClose: () => void;
}

/** Lists what is only on this device before a token is forgotten, and lets the person choose whether to keep it. */
export function OnlyHereDialog({ onlyHere, onForget, onClose }: OnlyHereDialogProps) {
  return (
    <Dialog
      title={words.title}
      isOpen={onlyHere !== null}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button data-initial-focus onClick={onClose}>
            {settingsWords.account.cancel}
          </Button>
          <Button variant="danger" onClick={() => onForget({ keepsOnlyHere: false })}>
            {words.forget}
          </Button>
          <Button variant="primary" onClick={() => onForget({ keepsOnlyHere: true })}>
            {words.keep}
          </Button>
        </>
      }
    >
      {onlyHere !== null && <Lines {...onlyHere} />}
    </Dialog>
  );
}

function Lines({ hasUnreadable, ...counts }: OnlyHere) {
  const lines = (['switches', 'drafts', 'notes', 'runs', 'copies'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => words[kind](counts[kind]));
  return (
    <div className={styles.onlyHere}>
      {lines.length > 0 && (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>{words.waits}</p>
        </>
      )}
      {hasUnreadable && <p>{words.unreadable}</p>}
    </div>
  );
}

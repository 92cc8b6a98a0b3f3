import type { Unsent } from '../../sync/forgetting/forget-private.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './account-section.module.css';
import { settingsWords } from './words.ts';

const words = settingsWords.account;

interface UnsentDialogProps {
  /** What would be lost; null keeps the dialog closed. */
  unsent: Unsent | null;
  onForget: (options: { readonly keepsUnsent: boolean }) => void;
  onClose: () => void;
}

/** Lists what has not reached the service before a token is forgotten, and lets the person choose whether to keep it. */
export function UnsentDialog({ unsent, onForget, onClose }: UnsentDialogProps) {
  return (
    <Dialog
      title={words.unsent.title}
      isOpen={unsent !== null}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button data-initial-focus onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" onClick={() => onForget({ keepsUnsent: false })}>
            {words.unsent.forget}
          </Button>
          <Button variant="primary" onClick={() => onForget({ keepsUnsent: true })}>
            {words.unsent.keep}
          </Button>
        </>
      }
    >
      {unsent !== null && unsent.switches + unsent.drafts + unsent.runs > 0 && (
        <p className={styles.soft}>
          {sentence(unsent)}. {words.unsent.only(unsent.switches + unsent.drafts + unsent.runs)}
        </p>
      )}
      {unsent?.hasUnreadable && <p className={styles.soft}>{words.unsent.unreadable}</p>}
    </Dialog>
  );
}

function sentence({ switches, drafts, runs }: Unsent): string {
  const { unsent } = words;
  const parts = [
    switches > 0 && unsent.switches(switches),
    drafts > 0 && (switches > 0 ? unsent.drafts(drafts) : unsent.draftsAlone(drafts)),
    runs > 0 && (switches + drafts > 0 ? unsent.runs(runs) : unsent.runsAlone(runs)),
  ];
  return parts.filter((part) => part !== false).join(unsent.and);
}

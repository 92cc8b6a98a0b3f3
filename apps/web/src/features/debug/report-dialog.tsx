import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import styles from './report-dialog.module.css';
import { debugWords } from './words.ts';

const words = debugWords.report;

/** Shows exactly what the button copies. Closed while `text` is null. */
export function ReportDialog({ text, onClose }: { text: string | null; onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      isOpen={text !== null}
      onClose={onClose}
      actions={
        <>
          <CopyButton label={words.copy} text={text ?? ''} />
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <p>{words.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and who has no mouse must be able to scroll it */}
      <section aria-label={words.label} tabIndex={0} className={styles.report}>
        <pre>{text}</pre>
      </section>
    </Dialog>
  );
}

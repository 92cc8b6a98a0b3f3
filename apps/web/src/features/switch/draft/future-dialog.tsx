import { useServiceNow } from '../../../state/use-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatExact, formatRelative } from '../../../ui/time/format-time.ts';
import { useDesk } from '../desk/switch-desk.tsx';
import { switchWords } from '../words.ts';

const words = switchWords.future;
const NOW_EVERY_MS = 10_000;

/** The confirmation of a switch in the future: most of them are a wrong date. */
export function FutureDialog() {
  const { future, answerFuture } = useDesk();
  const nowMs = useServiceNow(NOW_EVERY_MS);
  return (
    <Dialog
      title={words.title}
      size="small"
      isOpen={future !== null}
      onClose={() => answerFuture(false)}
      actions={
        <>
          <Button data-initial-focus onClick={() => answerFuture(false)}>
            {words.change}
          </Button>
          <Button variant="primary" onClick={() => answerFuture(true)}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {future !== null && (
        <>
          <p>{words.text(formatExact(future.atMs), formatRelative(future.atMs, nowMs))}</p>
          <p>{words.effect}</p>
        </>
      )}
    </Dialog>
  );
}

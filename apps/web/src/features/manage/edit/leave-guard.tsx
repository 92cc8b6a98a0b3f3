import { useBlocker } from '@tanstack/react-router';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { editWords } from './words.ts';

const words = editWords.leave;

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/**
 * Which form is at an address. Two parameters choose a form: the record that is copied, and the member of a server. All others belong
 * to the list beside it.
 */
function formAt({ pathname, search }: Place): string {
  const { from, member }: { readonly from?: unknown; readonly member?: unknown } = search;
  return JSON.stringify([pathname, from, member]);
}

interface LeaveGuardProps {
  isDirty: boolean;
  isDraftStored: boolean;
  onDiscard: () => void;
}

/** Asks before the person leaves a form with unsaved changes, inside the app and by closing the page. */
export function LeaveGuard({ isDirty, isDraftStored, onDiscard }: LeaveGuardProps) {
  const { session } = useServices();
  const blocker = useBlocker({
    // A refused token leads to Settings at once; the draft waits for the next token.
    shouldBlockFn: ({ current, next }) =>
      isDirty && formAt(next) !== formAt(current) && session.getState().system !== null,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      isOpen
      size="small"
      title={words.title}
      onClose={blocker.reset}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard();
              blocker.proceed();
            }}
          >
            {words.discard}
          </Button>
          <Button onClick={blocker.proceed}>{words.leave}</Button>
          <Button data-initial-focus variant="primary" onClick={blocker.reset}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{isDraftStored ? words.text : words.textNotStored}</p>
    </Dialog>
  );
}

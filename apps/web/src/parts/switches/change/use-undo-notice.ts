import type { NoticeKind } from '../../../state/notices.ts';
import { useServices } from '../../../sync/services.ts';
import type { StoredChange } from '../../../sync/switches/change-outcome.ts';
import { useSwitchChanges } from '../../../sync/switches/use-switch-changes.ts';
import { useUndoNotices } from '../use-undo-notices.ts';
import { switchDialogWords } from './switch-dialog-words.ts';

const words = switchDialogWords.notices;

/** A change of a switch that can be undone. */
interface Undoable {
  readonly kind: NoticeKind;
  /** The change. */
  readonly title: string;
  readonly change: StoredChange;
  readonly undone: string;
  readonly notUndone: string;
}

/** Shows what was done to a switch, or that it is sent later, and offers to undo it. */
export function useUndoNotice(): (undoable: Undoable) => void {
  const { switchQueue } = useServices();
  const { undo } = useSwitchChanges();
  const { notifyStored, notifyUndo } = useUndoNotices();

  async function takeBack({ change, undone, notUndone }: Undoable): Promise<void> {
    const outcome = await undo(change.id);
    // Later changes by others are not overwritten; everything else waits in the list of latest switches.
    if (outcome.state === 'refused' && outcome.refusal.latest !== null) await switchQueue.discard(outcome.id);
    notifyUndo(outcome, { ...words, undone, notUndone });
  }

  return (undoable) => {
    const { kind, title, change } = undoable;
    notifyStored({ kind, title, change, words, onUndo: () => void takeBack(undoable) });
  };
}

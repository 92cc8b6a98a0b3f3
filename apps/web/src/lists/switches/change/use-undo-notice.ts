import { useNotify } from '../../../state/hooks.ts';
import type { NoticeKind } from '../../../state/notices.ts';
import { useServices } from '../../../sync/services.ts';
import { useSwitchChanges } from '../../../sync/switches/use-switch-changes.ts';
import { switchDialogWords } from './switch-dialog-words.ts';
import type { StoredChange } from './use-switch-write.ts';

const words = switchDialogWords.notices;
const UNDO_MS = 20_000;

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
  const { notify } = useNotify();

  async function takeBack({ change, undone, notUndone }: Undoable): Promise<void> {
    const outcome = await undo(change.id);
    switch (outcome.state) {
      case 'done':
        notify({ kind: 'positive', title: undone });
        return;
      case 'waiting':
        notify({ kind: 'info', title: words.undoWaits, caption: outcome.reason, timeoutMs: UNDO_MS });
        return;
      case 'refused': {
        // Later changes by others are not overwritten; everything else waits in the list of latest switches.
        const isChanged = outcome.refusal.latest !== null;
        if (isChanged) await switchQueue.discard(outcome.id);
        const caption = isChanged ? words.changedSince : outcome.refusal.title;
        notify({ kind: 'warning', title: notUndone, caption, timeoutMs: UNDO_MS });
        return;
      }
      case 'not-stored':
        notify({ kind: 'warning', title: notUndone, caption: outcome.message, timeoutMs: UNDO_MS });
    }
  }

  return (undoable) => {
    const { kind, title, change } = undoable;
    const isWaiting = change.state === 'waiting';
    notify({
      kind: isWaiting ? 'info' : kind,
      title: isWaiting ? words.waits : title,
      ...(isWaiting && { caption: change.reason }),
      timeoutMs: UNDO_MS,
      action: { label: words.undo, run: () => void takeBack(undoable) },
    });
  };
}

import { useNotify } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import type { ChangeOutcome } from '../../sync/switches/change-outcome.ts';
import type { QueueEdit } from '../../sync/switches/types.ts';
import { useHistoryEdits } from '../../sync/switches/use-history-edits.ts';
import { historyEditWords } from './history-edit-words.ts';

const words = historyEditWords.notices;
const UNDO_MS = 20_000;

interface EditUndo {
  /** Undoes an edit as a whole and shows the outcome. */
  readonly undo: (id: string) => Promise<void>;
  /** Shows that an edit is done, or is sent later, and offers to undo it. */
  readonly notifyStored: (
    kind: QueueEdit['kind'],
    stored: Extract<ChangeOutcome, { state: 'done' | 'waiting' }>,
  ) => void;
}

/** Undoes edits of the history, and offers to undo new ones. */
export function useEditUndo(): EditUndo {
  const { undo } = useHistoryEdits();
  const { notify } = useNotify();
  const { switchQueue } = useServices();

  async function undoAndSay(id: string): Promise<void> {
    // An edit that is undone already shows nothing.
    if (!switchQueue.getSnapshot().edits.some((edit) => edit.id === id && !edit.isUndone)) return;
    const outcome = await undo(id);
    switch (outcome.state) {
      case 'done':
        notify({ kind: 'positive', title: words.undone });
        return;
      case 'waiting':
        notify({ kind: 'info', title: words.undoWaits, caption: outcome.reason, timeoutMs: UNDO_MS });
        return;
      case 'refused': {
        const caption = outcome.refusal.latest === null ? outcome.refusal.title : words.changedSince;
        notify({ kind: 'warning', title: words.notUndone, caption, timeoutMs: UNDO_MS });
        return;
      }
      case 'not-stored':
        notify({ kind: 'warning', title: words.notUndone, caption: outcome.message, timeoutMs: UNDO_MS });
    }
  }

  return {
    undo: undoAndSay,
    notifyStored(kind, stored) {
      const isWaiting = stored.state === 'waiting';
      notify({
        kind: isWaiting ? 'info' : 'positive',
        title: isWaiting ? words.waits : historyEditWords.edits.names[kind],
        ...(isWaiting && { caption: stored.reason }),
        timeoutMs: UNDO_MS,
        action: { label: historyEditWords.undo, run: () => void undoAndSay(stored.id) },
      });
    },
  };
}

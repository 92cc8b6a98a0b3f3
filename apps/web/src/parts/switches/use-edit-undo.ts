import { useServices } from '../../sync/services.ts';
import type { StoredChange } from '../../sync/switches/change-outcome.ts';
import type { QueueEdit } from '../../sync/switches/types.ts';
import { useHistoryEdits } from '../../sync/switches/use-history-edits.ts';
import { historyEditWords } from './history-edit-words.ts';
import { useUndoNotices } from './use-undo-notices.ts';

const words = historyEditWords.notices;

interface EditUndo {
  /** Undoes an edit as a whole and shows the outcome. */
  readonly undo: (id: string) => Promise<void>;
  /** Shows that an edit is done, or is sent later, and offers to undo it. */
  readonly notifyStored: (kind: QueueEdit['kind'], change: StoredChange) => void;
}

/** Undoes edits of the history, and offers to undo new ones. */
export function useEditUndo(): EditUndo {
  const { undo } = useHistoryEdits();
  const { notifyStored, notifyUndo } = useUndoNotices();
  const { switchQueue } = useServices();

  async function undoAndSay(id: string): Promise<void> {
    // An edit that is undone already shows nothing.
    if (!switchQueue.getSnapshot().edits.some((edit) => edit.id === id && !edit.isUndone)) return;
    notifyUndo(await undo(id), words);
  }

  return {
    undo: undoAndSay,
    notifyStored: (kind, change) =>
      notifyStored({
        kind: 'positive',
        title: historyEditWords.edits.names[kind],
        change,
        words,
        onUndo: () => void undoAndSay(change.id),
      }),
  };
}

import { useNotify } from '../../../state/hooks.ts';
import type { EditOutcome, EditState, SavedChange, UndoOutcome } from '../../../sync/edit/types.ts';
import { FAILURE_NOTICE_MS } from '../failure-notice.ts';
import { editWords as words } from './words.ts';

interface SaveNotices {
  /** Says that a save has changed something, and offers to undo it. */
  readonly notifySaved: (change: SavedChange) => void;
  /** Says that a save failed whose form was closed in the meantime. */
  readonly notifyFailed: (outcome: Exclude<EditOutcome, 'saved'>) => void;
}

/**
 * The notices about the saves of a form. They are for a person on any screen: what they offer works after the form is closed, too.
 *
 * @param title the name of the form
 */
export function useSaveNotices<V extends object>(edit: EditState<V>, title: string): SaveNotices {
  const { notify } = useNotify();

  function notifyUndo(outcome: UndoOutcome): void {
    switch (outcome.state) {
      case 'undone':
        notify({ kind: 'positive', title: words.undone });
        return;
      case 'changed-since':
        notify({
          kind: 'warning',
          title: words.notUndone,
          caption: words.changedSince,
          timeoutMs: FAILURE_NOTICE_MS,
        });
        return;
      case 'failed': {
        const { failure, retry } = outcome;
        const isRepeatable = failure.action === 'retry' || failure.action === 'wait';
        notify({
          kind: 'warning',
          title: words.undoFailed(failure.title),
          caption: failure.detail,
          timeoutMs: FAILURE_NOTICE_MS,
          ...(isRepeatable && { action: { label: words.tryAgain, run: () => follow(retry()) } }),
        });
      }
    }
  }

  const follow = (undoing: Promise<UndoOutcome>) => void undoing.then(notifyUndo);

  return {
    notifySaved: (change) =>
      notify({
        kind: 'positive',
        title: words.savedNotice,
        undo: () => follow(edit.undo(change)),
      }),
    notifyFailed(outcome) {
      const { failure } = edit.getSnapshot();
      const reason = failure ?? words.later[outcome === 'conflict' ? 'conflict' : 'invalid'];
      notify({
        kind: 'warning',
        title: words.later.title(title, reason.title),
        caption: reason.detail,
        timeoutMs: FAILURE_NOTICE_MS,
      });
    },
  };
}

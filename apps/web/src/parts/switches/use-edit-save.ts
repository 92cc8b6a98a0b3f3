import { useNotify } from '../../state/hooks.ts';
import type { FailedChange } from '../../sync/switches/change-outcome.ts';
import type { SeenEdit } from '../../sync/switches/history-edits.ts';
import type { Refusal } from '../../sync/switches/types.ts';
import { useHistoryEdits } from '../../sync/switches/use-history-edits.ts';
import { historyEditWords } from './history-edit-words.ts';
import { useChangeAttempt } from './use-change-attempt.ts';
import { useEditUndo } from './use-edit-undo.ts';

type SaveProblem = Pick<Refusal, 'title' | 'detail'>;

interface EditSave {
  readonly isSaving: boolean;
  /** Why the last attempt failed. */
  readonly problem: SaveProblem | null;
  readonly save: (edit: SeenEdit) => void;
  readonly dismiss: () => void;
}

/** Saves an edit and shows the outcome: in the form while it is open, in a notice once it was closed. */
export function useEditSave(onStored: (isOpen: boolean) => void): EditSave {
  const edits = useHistoryEdits();
  const { notifyStored } = useEditUndo();
  const { notify } = useNotify();
  const { isSaving, failure, run, dismiss } = useChangeAttempt((late) => {
    const { title, detail } = problemOf(late);
    notify({ kind: 'warning', title, caption: detail, timeoutMs: 15_000 });
  });
  return {
    isSaving,
    problem: failure && problemOf(failure),
    save: (edit) =>
      run(
        () => edits.save(edit),
        (change, isOpen) => {
          notifyStored(edit.kind, change);
          onStored(isOpen);
        },
      ),
    dismiss,
  };
}

function problemOf(outcome: FailedChange): SaveProblem {
  if (outcome.state === 'refused') return outcome.refusal;
  return { title: historyEditWords.notices.notSaved, detail: outcome.message };
}

import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../state/hooks.ts';
import type { SeenEdit } from '../../sync/switches/history-edits.ts';
import type { Refusal } from '../../sync/switches/types.ts';
import { useHistoryEdits } from '../../sync/switches/use-history-edits.ts';
import { historyEditWords } from './history-edit-words.ts';
import { useEditUndo } from './use-edit-undo.ts';

type SaveProblem = Pick<Refusal, 'title' | 'detail'>;

interface EditSave {
  readonly isSaving: boolean;
  /** Why the last attempt failed. */
  readonly problem: SaveProblem | null;
  /** One at a time: a second press while the first is in flight does nothing. */
  readonly save: (edit: SeenEdit) => void;
  readonly dismiss: () => void;
}

/** Saves an edit and shows the outcome: in the form while it is open, in a notice once it was closed. */
export function useEditSave(onStored: () => void): EditSave {
  const edits = useHistoryEdits();
  const { notifyStored } = useEditUndo();
  const { notify } = useNotify();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const isUnderWay = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function attempt(edit: SeenEdit): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    setProblem(null);
    const outcome = await edits.save(edit);
    isUnderWay.current = false;
    setSaving(false);
    if (outcome.state === 'done' || outcome.state === 'waiting') {
      notifyStored(edit.kind, outcome);
      if (isOpen.current) onStored();
      return;
    }
    const found =
      outcome.state === 'refused'
        ? outcome.refusal
        : { title: historyEditWords.notices.notSaved, detail: outcome.message };
    if (isOpen.current) setProblem(found);
    else notify({ kind: 'warning', title: found.title, caption: found.detail, timeoutMs: 15_000 });
  }

  return {
    isSaving,
    problem,
    save: (edit) => void attempt(edit),
    dismiss: () => setProblem(null),
  };
}

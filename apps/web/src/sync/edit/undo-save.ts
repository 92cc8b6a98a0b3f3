import { type EditWork, newWork } from './edit-work.ts';
import { createFormCheck } from './form-check.ts';
import { baseAfterArrival, changedFields, type FieldName, rebase, type SameField } from './merge.ts';
import { readValues } from './read-values.ts';
import { createSave } from './save-edit.ts';
import type { SaveContext } from './save-outcome.ts';
import type { EditFailure, SavedChange } from './types.ts';
import { saveWords as words } from './words.ts';

/** One attempt to undo a save. `changed-since`: its fields have other values now, and nothing was sent. */
export type UndoAttempt =
  | { readonly state: 'undone' | 'changed-since' }
  | { readonly state: 'failed'; readonly failure: EditFailure };

/**
 * How a save of the form of `work` is undone: as an edit of its own, so that nothing else that is typed is checked or sent. Each call of
 * the returned function is one attempt.
 */
export function createUndo<V extends object, Patch>(
  work: EditWork<V, Patch>,
  context: SaveContext,
  { before, after }: SavedChange,
): () => Promise<UndoAttempt> {
  const { latest } = work;
  const values = readValues(before, latest);
  const undoing = { ...newWork(work.options, latest), base: readValues(after, latest), values };
  const fields = changedFields(undoing.base, values);
  const check = createFormCheck(undoing);
  const { save } = createSave(undoing, { ...context, check, keep: doNothing, publish: doNothing });

  /** What the service, or the form's own check, says about the former values. */
  function refusal(): EditFailure {
    const messages = Object.values<readonly string[] | undefined>(check.shownErrors());
    return { title: words.notSaved, detail: messages.flatMap((texts) => texts ?? []).join('\n') };
  }

  return async () => {
    // The form has none of the fields any more.
    if (fields.length === 0) return { state: 'changed-since' };
    switch (await save()) {
      case 'saved':
        takeOver(work, { copy: undoing.latest, values, fields }, check.isSameField);
        return { state: 'undone' };
      case 'conflict':
        return { state: 'changed-since' };
      case 'invalid':
      case 'failed':
        return { state: 'failed', failure: undoing.failure ?? refusal() };
    }
  };
}

/** What an undo has saved, and the service's copy afterwards. */
interface Undone<V> {
  readonly copy: V;
  readonly values: V;
  readonly fields: readonly FieldName<V>[];
}

/** Merges with the service's copy. What is typed in an undone field stays: for it, the undo is not a change from elsewhere. */
function takeOver<V extends object, Patch>(
  work: EditWork<V, Patch>,
  { copy, values, fields }: Undone<V>,
  isSameField: SameField<V>,
): void {
  const typed = changedFields(work.base, work.values).filter((field) => fields.includes(field));
  const base = baseAfterArrival(work.base, { values, fields: typed }, copy, isSameField);
  const joined = rebase({ base, values: work.values }, copy, isSameField);
  Object.assign(work, { base: joined.base, values: joined.values, latest: copy });
}

function doNothing(): void {}

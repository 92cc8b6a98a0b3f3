import { useRef, useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import type { Doomed, RestoreCopy } from '../../../sync/restore/restore-copy.ts';
import { useDeleteRecord, useHideRecord } from '../../../sync/restore/use-delete-record.ts';
import { describeError, type ErrorDescription } from '../../../text/errors/describe-error.ts';
import { deleteWords as words } from './words.ts';

/** The message of the dialog after an attempt. */
export type DeletionProblem =
  | { readonly kind: 'no-copy'; readonly copy: RestoreCopy }
  | {
      readonly kind: 'failed';
      readonly description: ErrorDescription;
      readonly outcome: string;
      /** It may be hidden: once the list shows that it is, the problem is solved. */
      readonly isPerhapsHidden: boolean;
    };

/** One deletion from the dialog: its state, its error, and its actions. */
export function useDeletion(doomed: Doomed, name: string, onDone: (isDeleted: boolean) => void) {
  const deleteRecord = useDeleteRecord();
  const hideRecord = useHideRecord();
  const { notify } = useNotify();
  const [pending, setPending] = useState<'delete' | 'hide' | null>(null);
  const [problem, setProblem] = useState<DeletionProblem | null>(null);
  // A second press may come before the first renders.
  const isBusy = useRef(false);

  async function attempt(kind: 'delete' | 'hide', work: () => Promise<boolean>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(kind);
    setProblem(null);
    const isDone = await work();
    isBusy.current = false;
    setPending(null);
    if (isDone) onDone(kind === 'delete');
  }

  async function remove(isCopyWaived: boolean): Promise<boolean> {
    const result = await deleteRecord(doomed, isCopyWaived);
    switch (result.state) {
      case 'deleted':
        notify({
          kind: 'info',
          title: result.wasGone ? words.wasGone(name) : words.deleted(name),
          caption: isCopyWaived ? words.deletedNoCopy : words.deletedCaption,
        });
        return true;
      case 'no-copy':
        setProblem({ kind: 'no-copy', copy: result.copy });
        return false;
      case 'refused':
        fail(result.error, words.refused);
        return false;
      case 'unknown':
        fail(result.error, words.unknown[doomed.kind]);
        return false;
    }
  }

  async function hide(): Promise<boolean> {
    const result = await hideRecord(doomed);
    switch (result.state) {
      case 'done':
        notify({ kind: 'positive', title: words.hidden(name), caption: words.hiddenCaption[doomed.kind] });
        return true;
      case 'refused':
        fail(result.error, '');
        return false;
      case 'not-done':
        fail(result.error, words.notHidden[doomed.kind]);
        return false;
      case 'unknown':
        fail(result.error, words.perhapsHidden[doomed.kind], true);
        return false;
    }
  }

  function fail(error: unknown, outcome: string, isPerhapsHidden = false): void {
    setProblem({ kind: 'failed', description: describeError(error), outcome, isPerhapsHidden });
  }

  return {
    pending,
    problem,
    remove: (isCopyWaived = false) => attempt('delete', () => remove(isCopyWaived)),
    hide: () => attempt('hide', hide),
  };
}

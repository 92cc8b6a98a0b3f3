import { useRef, useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import type { Doomed, RestoreCopy } from '../../../sync/restore/restore-copy.ts';
import { useDeleteRecord, useHideRecord } from '../../../sync/restore/use-delete-record.ts';
import { describeError, type ErrorDescription } from '../../../text/errors/describe-error.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { FAILURE_NOTICE_MS } from '../failure-notice.ts';
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

interface Done {
  readonly isDeleted: boolean;
  /** The dialog is still open. */
  readonly isOpen: boolean;
}

/** A problem, in the dialog or, once that is closed, as a notice. */
function useProblem(isOpen: () => boolean) {
  const { notify } = useNotify();
  const [problem, setProblem] = useState<DeletionProblem | null>(null);
  const report = (
    found: DeletionProblem,
    notice: { readonly title: string; readonly caption: string },
  ): void => {
    if (isOpen()) setProblem(found);
    else notify({ kind: 'warning', timeoutMs: FAILURE_NOTICE_MS, ...notice });
  };
  /** `title` is for the notice; the dialog is about the record already. */
  const fail = (title: string, error: unknown, outcome: string, isPerhapsHidden = false): void => {
    const description = describeError(error);
    const caption = [`${description.title}.`, outcome || description.detail].join(' ');
    report({ kind: 'failed', description, outcome, isPerhapsHidden }, { title, caption });
  };
  return { problem, setProblem, report, fail };
}

/** One deletion from the dialog: its state, its error, and its actions. What ends after the dialog was closed is reported by a notice. */
export function useDeletion(doomed: Doomed, name: string, onDone: (done: Done) => void) {
  const deleteRecord = useDeleteRecord();
  const hideRecord = useHideRecord();
  const { notify } = useNotify();
  const isOpen = useIsMounted();
  const [pending, setPending] = useState<'delete' | 'hide' | null>(null);
  const { problem, setProblem, report, fail } = useProblem(isOpen);
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
    if (isDone) onDone({ isDeleted: kind === 'delete', isOpen: isOpen() });
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
        report(
          { kind: 'no-copy', copy: result.copy },
          { title: words.notDeleted(name), caption: words.noCopy.title },
        );
        return false;
      case 'refused':
        fail(words.notDeleted(name), result.error, words.refused);
        return false;
      case 'unknown':
        fail(words.perhapsDeleted(name), result.error, words.unknown[doomed.kind]);
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
        fail(words.notHiddenOf(name), result.error, '');
        return false;
      case 'not-done':
        fail(words.notHiddenOf(name), result.error, words.notHidden[doomed.kind]);
        return false;
      case 'unknown':
        fail(words.perhapsHiddenOf(name), result.error, words.perhapsHidden[doomed.kind], true);
        return false;
    }
  }

  return {
    pending,
    problem,
    remove: (isCopyWaived = false) => attempt('delete', () => remove(isCopyWaived)),
    hide: () => attempt('hide', hide),
  };
}

import { useNotify } from '../../state/hooks.ts';
import type { NoticeKind } from '../../state/notices.ts';
import type { ChangeOutcome, StoredChange } from '../../sync/switches/change-outcome.ts';

const UNDO_MS = 20_000;

interface StoredNotice {
  readonly kind: NoticeKind;
  /** The change. */
  readonly title: string;
  readonly change: StoredChange;
  readonly words: { readonly waits: string };
  readonly onUndo: () => void;
}

interface UndoOutcomeWords {
  readonly undone: string;
  readonly undoWaits: string;
  readonly notUndone: string;
  /** Somebody else has changed it since. */
  readonly changedSince: string;
}

interface UndoNotices {
  /** Shows that a change is done, or is sent later, and offers to undo it. */
  readonly notifyStored: (notice: StoredNotice) => void;
  /** Shows the outcome of an undo. */
  readonly notifyUndo: (outcome: ChangeOutcome, words: UndoOutcomeWords) => void;
}

/** The notices about a change of switches that can be undone, and about its undo. */
export function useUndoNotices(): UndoNotices {
  const { notify } = useNotify();
  return {
    notifyStored({ kind, title, change, words, onUndo }) {
      const isWaiting = change.state === 'waiting';
      notify({
        kind: isWaiting ? 'info' : kind,
        title: isWaiting ? words.waits : title,
        ...(isWaiting && { caption: change.reason }),
        timeoutMs: UNDO_MS,
        undo: onUndo,
      });
    },
    notifyUndo(outcome, words) {
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
    },
  };
}

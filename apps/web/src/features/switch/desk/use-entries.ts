import { useNotify } from '../../../state/hooks.ts';
import { useClockSkew, useNow } from '../../../state/use-now.ts';
import type { ChangeRequest, QueueEntry } from '../../../sync/switches/types.ts';
import { useQueueCalls, useSwitchQueue } from '../../../sync/switches/use-switch-queue.ts';
import { switchWords } from '../words.ts';
import { frontPhrase } from './fronts.ts';
import { useBook, useDesk } from './switch-desk.tsx';

const words = switchWords.queue;
const NOW_EVERY_MS = 5_000;
/** How long a switch counts as just made. */
const JUST_MADE_MS = 120_000;

/** Whether undo is offered for an entry at this moment. */
export function canBeUndone({ state, undoUntilMs, isUndone }: QueueEntry, nowMs: number): boolean {
  return state !== 'refused' && !isUndone && undoUntilMs !== null && undoUntilMs > nowMs;
}

/** Whether the person opened this very switch and changed it. */
function isChange(entry: QueueEntry): entry is QueueEntry & { readonly kind: ChangeRequest['kind'] } {
  return entry.kind !== 'record' && entry.kind !== 'correct';
}

/** Whether it is about the history, which the list of recent switches shows, and not about the current front. */
export function isOfHistory(entry: QueueEntry): boolean {
  return isChange(entry) || entry.editId !== null;
}

/** The switch that was just made and can be undone; null without one. The bar of a narrow screen shows it. */
export function useJustMade(): QueueEntry | null {
  const { entries } = useSwitchQueue();
  const nowMs = useNow(NOW_EVERY_MS);
  const skewMs = useClockSkew();
  const latest = entries.findLast((entry) => !isOfHistory(entry) && canBeUndone(entry, nowMs));
  return latest === undefined || nowMs + skewMs - latest.atMs > JUST_MADE_MS ? null : latest;
}

/** What an entry did, or will do once it is sent, by current names. */
export function useEntryWords(): (entry: QueueEntry) => string {
  const book = useBook();
  return (entry) => {
    const { members, kind, state } = entry;
    const isDone = state === 'sent';
    const phrase = frontPhrase(members.map((member) => book.memberOf(member.uuid) ?? member));
    if (isChange(entry)) {
      if (members.length === 0) return (isDone ? words.changedOut : words.changesOut)[entry.kind];
      return (isDone ? words.changed : words.changes)[entry.kind](phrase);
    }
    if (isDone && kind === 'correct')
      return members.length === 0 ? words.correctedOut : words.corrected(phrase);
    if (members.length === 0) return isDone ? words.out : words.pendingOut;
    return isDone ? words.to(phrase) : words.pendingTo(phrase);
  };
}

/** Undoes an entry and shows that, or why it could not be undone. */
export function useUndo(): (entry: QueueEntry) => void {
  const { undo } = useQueueCalls();
  const { say } = useDesk();
  const { notify } = useNotify();
  const wordsOf = useEntryWords();
  return async (entry) => {
    const result = await undo(entry.id);
    if (result.ok) say(words.undone(wordsOf(entry)));
    else notify({ kind: 'warning', title: words.undoFailed, caption: result.message });
  };
}

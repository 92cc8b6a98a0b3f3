import { useNotify } from '../../state/hooks.ts';
import type { OutboxEntry } from '../../sync/switches/types.ts';
import { useOutboxCalls } from '../../sync/switches/use-outbox.ts';
import { frontPhrase } from './fronts.ts';
import { useBook, useDesk } from './switch-desk.tsx';
import { switchWords } from './words.ts';

const words = switchWords.outbox;

/** Whether undo is offered for an entry at this moment. */
export function canBeUndone({ state, undoUntilMs, isUndone }: OutboxEntry, nowMs: number): boolean {
  return state !== 'refused' && !isUndone && undoUntilMs !== null && undoUntilMs > nowMs;
}

/** Says what an entry did, or will do once it is recorded, by today's names. */
export function useEntryWords(): (entry: OutboxEntry) => string {
  const book = useBook();
  return ({ members, isCorrection, state }) => {
    const isDone = state === 'sent';
    const phrase = frontPhrase(members.map((member) => book.memberOf(member.uuid) ?? member));
    if (isDone && isCorrection) return members.length === 0 ? words.correctedOut : words.corrected(phrase);
    if (members.length === 0) return isDone ? words.out : words.pendingOut;
    return isDone ? words.to(phrase) : words.pendingTo(phrase);
  };
}

/** Takes an entry back and says so, or why it could not be. */
export function useUndo(): (entry: OutboxEntry) => void {
  const { undo } = useOutboxCalls();
  const { say } = useDesk();
  const { notify } = useNotify();
  const wordsOf = useEntryWords();
  return async (entry) => {
    const { ok, message } = await undo(entry.id);
    if (ok) say(words.undone(wordsOf(entry)));
    else notify({ kind: 'warning', title: words.undoFailed, ...(message && { caption: message }) });
  };
}

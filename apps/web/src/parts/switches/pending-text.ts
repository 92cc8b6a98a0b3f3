import type { QueueEntry } from '../../sync/switches/types.ts';
import { defineWords } from '../../text/define-words.ts';

const words = defineWords({
  change: 'Change waiting to be sent',
  deletion: 'Deletion waiting to be sent',
  undo: 'Undo waiting to be sent',
  refused: 'Change not saved',
});

/** What is said of a new switch that the service does not have. */
export const unsentWords = defineWords({ waiting: 'Waiting to be sent', sending: 'Sending' });

/** The text beside a switch that the service does not have, or does not have like this. */
export function pendingText({ kind, state, isUndone, switchId }: QueueEntry): string {
  if (switchId === null && (state === 'waiting' || state === 'sending')) return unsentWords[state];
  if (state === 'refused') return words.refused;
  if (isUndone) return words.undo;
  return kind === 'delete' ? words.deletion : words.change;
}

import type { QueueEntry } from '../../sync/switches/types.ts';
import { defineWords } from '../../text/define-words.ts';

const words = defineWords({
  change: 'Change waiting to be sent',
  deletion: 'Deletion waiting to be sent',
  undo: 'Undo waiting to be sent',
  refused: 'Change not saved',
});

/** The text beside a switch with a change that the service does not have. */
export function pendingText({ kind, state, isUndone }: QueueEntry): string {
  if (state === 'refused') return words.refused;
  if (isUndone) return words.undo;
  return kind === 'delete' ? words.deletion : words.change;
}

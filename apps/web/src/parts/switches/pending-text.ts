import type { QueueEntry } from '../../sync/switches/types.ts';
import { pendingWords, unsentWords } from './pending-words.ts';

/** The text beside a switch that the service does not have, or does not have like this. */
export function pendingText({ kind, state, isUndone, switchId }: QueueEntry): string {
  if (switchId === null && (state === 'waiting' || state === 'sending')) return unsentWords[state];
  if (state === 'refused') return pendingWords.refused;
  if (isUndone) return pendingWords.undo;
  return kind === 'delete' ? pendingWords.deletion : pendingWords.change;
}

import { defineWords } from '../../text/define-words.ts';

/** What is said of a switch that the service has otherwise. */
export const pendingWords = defineWords('pendingWords', {
  change: 'Change waiting to be sent',
  deletion: 'Deletion waiting to be sent',
  undo: 'Undo waiting to be sent',
  refused: 'Change not saved',
});

/** What is said of a new switch that the service does not have. */
export const unsentWords = defineWords('unsentWords', { waiting: 'Waiting to be sent', sending: 'Sending' });

import { defineWords } from '../../text/define-words.ts';

/** The words that are needed before the editor is loaded. */
export const historyEditorWords = defineWords('historyEditorWords', {
  title: 'Edit history',
  add: 'Add a forgotten switch',
  open: 'Edit history',
});

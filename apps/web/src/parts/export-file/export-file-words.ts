import { defineWords } from '../../text/define-words.ts';

/** The words of the dialog before a file with names is saved. */
export const exportFileWords = defineWords('exportFileWords', {
  open: 'Export',
  format: 'Format',
  naming: 'Names in the file',
  namings: { names: 'Names', initials: 'Initials', none: 'None' },
  names: 'The file contains these names:',
  initials: 'The file contains these initials:',
  noNames: 'The file contains no names.',
  privacy: 'Anyone who gets the file can read them. Frontboard sends it nowhere.',
  failed: 'The file couldn’t be created. Choose another format, or show less at once.',
  save: 'Save file',
  cancel: 'Cancel',
});

import type { Translated } from '../../text/language/translated.ts';

export const previewWords: Translated<typeof import('./preview-words.ts').previewWords> = {
  notShared: 'Das wird nicht geteilt.',
};
